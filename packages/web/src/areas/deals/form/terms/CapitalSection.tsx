import { capitalLines } from '@bookrunner/contract/deals'
import {
  absorptionForms,
  currencies,
  deferrals,
  lossAbsorptions,
  mayAbsorbLosses,
  noCapital,
  type CapitalTerms,
} from '@bookrunner/domain/deals'
import { Checkbox } from 'antd'
import { EMPTY } from '../../../../kit/format.ts'
import { equals, Section } from '../../../../kit/form/index.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { ChoiceCell, RateCell, TextCell } from '../kit/cells.tsx'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { formText } from '../text.ts'
import { useDerived, type Field } from '../use-field.ts'
import css from './terms.module.css'

/** Whether the ranking asks for capital terms, or some are there already. */
export const useHasCapital = () =>
  useDerived(({ deal: { terms } }) => terms.capital !== null || mayAbsorbLosses(terms))

/** How a subordinated bond bears losses; a senior one is not asked. */
export function CapitalSection() {
  const t = useText(formText)
  const lang = useStore(langStore)
  const isAsked = useHasCapital()
  if (!isAsked) return null
  return (
    <Section id="terms-capital" title={t('section.capital')}>
      <FieldFrame
        place="terms.capital"
        wide
        group
        rows
        show={(capital) => (capital && capitalLines(capital, lang).join('; ')) || EMPTY}
      >
        {(field) => <CapitalCells field={field} />}
      </FieldFrame>
    </Section>
  )
}

interface CellsProps {
  readonly field: Field<'terms.capital'>
}

/** With nothing left in it, there are no capital terms. */
const orNone = (capital: CapitalTerms): CapitalTerms | null => (equals(capital, noCapital) ? null : capital)

const putIn =
  (field: CellsProps['field']) =>
  (change: Partial<CapitalTerms>, part?: string): void =>
    field.update((capital) => orNone({ ...(capital ?? noCapital), ...change }), part)

/** What a cell needs to show a part of the terms and to write it back, with what the rules find below it. */
const partIn =
  (field: CellsProps['field']) =>
  <K extends keyof CapitalTerms>(part: K, title: string) => ({
    field,
    part,
    title,
    value: field.value?.[part] ?? null,
    onValue: (value: CapitalTerms[K] | null) => putIn(field)({ [part]: value }, part),
    below: <RowFaults field={field} at={part} />,
  })

function CapitalCells({ field }: CellsProps) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const capital = field.value ?? noCapital
  const part = partIn(field)
  const none = t('choose')
  return (
    <div className={css.cells}>
      <ChoiceCell
        {...part('lossAbsorption', t('capital.absorption'))}
        codes={lossAbsorptions}
        nameOf={dealNames.lossAbsorption}
        none={none}
      />
      <RateCell {...part('trigger', t('capital.trigger'))} as="share" />
      <ChoiceCell
        {...part('absorbedBy', t('capital.absorbedBy'))}
        codes={absorptionForms}
        nameOf={dealNames.absorption}
        none={none}
      />
      {(capital.absorbedBy === 'conversion' || capital.conversionPrice !== null) && (
        <>
          <ChoiceCell
            {...part('conversionCurrency', t('capital.currency'))}
            codes={currencies}
            nameOf={(code) => code}
            none={none}
          />
          <RateCell {...part('conversionPrice', t('capital.price'))} as="sharePrice" />
          <RateCell {...part('conversionFloor', t('capital.floor'))} as="sharePrice" />
        </>
      )}
      <ChoiceCell
        {...part('deferral', t('capital.deferral'))}
        codes={deferrals}
        nameOf={dealNames.deferral}
        none={none}
      />
      <TextCell
        title={t('option.note')}
        ariaLabel={t('capital.note')}
        max={300}
        placeholder={t('capital.note.placeholder')}
        value={capital.note}
        onValue={(note) => putIn(field)({ note }, 'note')}
      />
      <Ticks field={field} />
    </div>
  )
}

const ticks = ['nonViability', 'discretionary', 'stopper', 'pusher'] as const

function Ticks({ field }: CellsProps) {
  const t = useText(formText)
  return (
    <div className={css.steps}>
      {ticks.map((part) => (
        <div key={part}>
          <Checkbox
            checked={field.value?.[part] ?? false}
            onChange={({ target }) => putIn(field)({ [part]: target.checked }, part)}
          >
            {t(`capital.${part}`)}
          </Checkbox>
          <RowFaults field={field} at={part} />
        </div>
      ))}
    </div>
  )
}
