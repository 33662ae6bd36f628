import {
  depositoryName,
  depositoryOf,
  lawName,
  lawOf,
  laws,
  venueName,
  venues,
} from '@bookrunner/contract/deals'
import { depositories } from '@bookrunner/domain/deals'
import { AutoComplete, Input, Select } from 'antd'
import { useState } from 'react'
import { useClearable } from '../../../../kit/use-clearable.tsx'
import { EMPTY, listed } from '../../../../kit/format.ts'
import { leaveOnTab } from '../../../../kit/leave-on-tab.ts'
import type { Lang } from '../../../../platform/language.ts'
import { useText } from '../../../../platform/text.ts'
import { useReader } from '../../parts/index.ts'
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
export function LawField() {
  const clear = useClearable()
  const { lang } = useReader()
  const [typed, setTyped] = useState<string>()
  const nameOf = (value: string | null) => (value === null ? '' : lawName(value, lang))
  return (
    <FieldFrame place="terms.governingLaw" show={(value) => nameOf(value) || EMPTY}>
      {({ value, set }, control) => (
        <AutoComplete
          {...control}
          allowClear={clear}
          maxLength={80}
          // A name that is recognised is written out once it is complete, not under the typing hand.
          value={typed ?? nameOf(value)}
          onBlur={() => setTyped(undefined)}
          onSelect={() => setTyped(undefined)}
          options={laws.map((law) => ({ value: nameOf(law) }))}
          onChange={(text: string | undefined) => {
            setTyped(text ?? '')
            set(text?.trim() ? (lawOf(text) ?? text) : null)
          }}
        />
      )}
    </FieldFrame>
  )
}

interface NamesProps {
  readonly place: 'terms.listing' | 'terms.depositories'
  readonly usual: readonly string[]
  readonly nameOf: (stored: string, lang: Lang) => string
  /** What is stored for a typed text. */
  readonly read: (text: string) => string
}

/** Usual names to choose from; any other is typed. */
function NamesField({ place, usual, nameOf, read }: NamesProps) {
  const t = useText(formText)
  const { lang } = useReader()
  const named = (stored: string) => nameOf(stored, lang)
  return (
    <FieldFrame place={place} show={(value) => listed(value.map(named), lang) || EMPTY}>
      {({ value, set }, control) => (
        <Select
          {...control}
          {...leaveOnTab}
          mode="tags"
          maxCount={10}
          placeholder={t('names.choose')}
          tokenSeparators={[',', '，', '、']}
          showSearch={{ optionFilterProp: 'label' }}
          value={value}
          options={[...new Set([...usual, ...value])].map((stored) => ({
            value: stored,
            label: named(stored),
          }))}
          onChange={(chosen) => {
            const names = chosen.map((text) => read(text.trim().slice(0, 60))).filter(Boolean)
            set([...new Set(names)])
          }}
        />
      )}
    </FieldFrame>
  )
}

export const ListingField = () => (
  <NamesField place="terms.listing" usual={venues} nameOf={venueName} read={(text) => text} />
)

export const DepositoriesField = () => (
  <NamesField
    place="terms.depositories"
    usual={depositories}
    nameOf={depositoryName}
    read={(text) => depositoryOf(text) ?? text}
  />
)

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
