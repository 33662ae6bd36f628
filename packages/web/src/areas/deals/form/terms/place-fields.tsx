import { AutoComplete, Input, Select } from 'antd'
import { useClearable } from '../../../../kit/use-clearable.tsx'
import { EMPTY } from '../../../../kit/format.ts'
import { useText } from '../../../../platform/text.ts'
import { useEntityName } from '../entities.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { formText } from '../text.ts'
import { useValue } from '../use-field.ts'

/** Cleans a pasted ISIN: removes blanks, raises letters. */
const tidyIsin = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()

export function IsinField({ place }: { place: 'terms.isin' | 'terms.isin144A' }) {
  return (
    <FieldFrame place={place} show={(value) => value ?? EMPTY}>
      {({ value, set }, control) => (
        <Input
          {...control}
          className="br-figures"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          placeholder="XS0000000000"
          value={value ?? ''}
          onChange={({ target }) => set(tidyIsin(target.value).slice(0, 12) || null)}
        />
      )}
    </FieldFrame>
  )
}

/** Stored in English; each reader sees known ones in their language. */
const laws = ['english', 'hongKong', 'newYork', 'singapore', 'prc', 'german'] as const
const storedNames: Record<(typeof laws)[number], string> = {
  english: 'English',
  hongKong: 'Hong Kong',
  newYork: 'New York',
  singapore: 'Singapore',
  prc: 'PRC',
  german: 'German',
}

export function LawField() {
  const t = useText(formText)
  const clear = useClearable()
  const known = (value: string | null) => laws.find((law) => storedNames[law] === value)
  const nameOf = (value: string | null) => {
    const law = known(value)
    return law ? t(`law.${law}`) : (value ?? '')
  }
  return (
    <FieldFrame place="terms.governingLaw" show={(value) => nameOf(value) || EMPTY}>
      {({ value, set }, control) => (
        <AutoComplete
          {...control}
          allowClear={clear}
          maxLength={80}
          value={nameOf(value)}
          options={laws.map((law) => ({ value: t(`law.${law}`) }))}
          onChange={(typed: string | undefined) => {
            const law = laws.find((each) => t(`law.${each}`) === typed)
            set(law ? storedNames[law] : typed?.trim() ? typed : null)
          }}
        />
      )}
    </FieldFrame>
  )
}

/** Exchanges by their usual names. */
const venues = [
  'HKEX',
  'SGX-ST',
  'LuxSE',
  'Euronext Dublin',
  'LSE',
  'Frankfurt',
  'Nasdaq Helsinki',
  'NYSE',
  'Unlisted',
]

export function ListingField() {
  const t = useText(formText)
  return (
    <FieldFrame place="terms.listing" show={(value) => value.join(', ') || EMPTY}>
      {({ value, set }, control) => (
        <Select
          {...control}
          mode="tags"
          maxCount={10}
          placeholder={t('choose')}
          tokenSeparators={[',', '，', '、']}
          value={value}
          options={venues.map((venue) => ({ value: venue, label: venue }))}
          onChange={(chosen) => set(chosen.map((venue) => venue.trim().slice(0, 60)).filter(Boolean))}
        />
      )}
    </FieldFrame>
  )
}

/** One of the syndicate's banks. */
export function StabilisationManagerField() {
  const t = useText(formText)
  const clear = useClearable()
  const nameOfEntity = useEntityName()
  const banks = useValue('shared.syndicate')
  return (
    <FieldFrame
      place="terms.stabilisationManagerId"
      hint={t('stabilisationManager.hint')}
      show={nameOfEntity}
    >
      {({ value, set }, control) => (
        <Select
          {...control}
          allowClear={clear}
          placeholder={t('choose')}
          value={value}
          notFoundContent={t('stabilisationManager.none')}
          options={banks.map(({ entityId }) => ({ value: entityId, label: nameOfEntity(entityId) }))}
          onChange={(entityId: string | undefined) => set(entityId ?? null)}
        />
      )}
    </FieldFrame>
  )
}
