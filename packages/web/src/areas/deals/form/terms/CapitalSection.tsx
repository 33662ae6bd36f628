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
import type { Rate } from '@bookrunner/domain/kernel'
import { Checkbox, Input, Select } from 'antd'
import { EMPTY } from '../../../../kit/format.ts'
import { equals, Section } from '../../../../kit/form/index.ts'
import { useClearable } from '../../../../kit/use-clearable.tsx'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { readPrice } from '../kit/read.ts'
import { RowCell } from '../kit/RowCell.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { TypedInput } from '../kit/TypedInput.tsx'
import { formText } from '../text.ts'
import { useDerived, type Field } from '../use-field.ts'
import formCss from '../form.module.css'
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

function CapitalCells({ field }: CellsProps) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const capital = field.value ?? noCapital
  return (
    <div className={css.cells}>
      <ChoiceCell
        field={field}
        part="lossAbsorption"
        title={t('capital.absorption')}
        codes={lossAbsorptions}
        nameOf={dealNames.lossAbsorption}
      />
      <RateCell field={field} part="trigger" title={t('capital.trigger')} unit="%" />
      <ChoiceCell
        field={field}
        part="absorbedBy"
        title={t('capital.absorbedBy')}
        codes={absorptionForms}
        nameOf={dealNames.absorption}
      />
      {(capital.absorbedBy === 'conversion' || capital.conversionPrice !== null) && (
        <>
          <ChoiceCell
            field={field}
            part="conversionCurrency"
            title={t('capital.currency')}
            codes={currencies}
            nameOf={(code) => code}
          />
          <RateCell field={field} part="conversionPrice" title={t('capital.price')} />
          <RateCell field={field} part="conversionFloor" title={t('capital.floor')} />
        </>
      )}
      <ChoiceCell
        field={field}
        part="deferral"
        title={t('capital.deferral')}
        codes={deferrals}
        nameOf={dealNames.deferral}
      />
      <NoteCell field={field} />
      <Ticks field={field} />
    </div>
  )
}

interface ChoiceProps<K extends keyof CapitalTerms> extends CellsProps {
  readonly part: K
  readonly title: string
  readonly codes: readonly (NonNullable<CapitalTerms[K]> & string)[]
  readonly nameOf: (code: NonNullable<CapitalTerms[K]> & string) => string
}

function ChoiceCell<K extends 'lossAbsorption' | 'absorbedBy' | 'deferral' | 'conversionCurrency'>({
  field,
  part,
  title,
  codes,
  nameOf,
}: ChoiceProps<K>) {
  const t = useText(formText)
  const clear = useClearable()
  return (
    <RowCell title={title}>
      <Select
        aria-label={title}
        allowClear={clear}
        placeholder={t('choose')}
        value={field.value?.[part] ?? null}
        options={codes.map((code) => ({ value: code as string, label: nameOf(code) }))}
        onChange={(code: string | undefined) => putIn(field)({ [part]: code ?? null }, part)}
      />
      <RowFaults field={field} at={part} />
    </RowCell>
  )
}

interface RateCellProps extends CellsProps {
  readonly part: 'trigger' | 'conversionPrice' | 'conversionFloor'
  readonly title: string
  readonly unit?: string
}

function RateCell({ field, part, title, unit }: RateCellProps) {
  return (
    <RowCell title={title}>
      <TypedInput<Rate, 'terms.capital'>
        className={formCss.figureInput}
        aria-label={title}
        inputMode="decimal"
        suffix={unit}
        field={field}
        part={part}
        value={field.value?.[part] ?? null}
        read={readPrice}
        write={String}
        onValue={(value) => putIn(field)({ [part]: value }, part)}
      />
      <RowFaults field={field} at={part} />
    </RowCell>
  )
}

function NoteCell({ field }: CellsProps) {
  const t = useText(formText)
  return (
    <RowCell title={t('option.note')}>
      <Input
        aria-label={t('capital.note')}
        maxLength={300}
        placeholder={t('capital.note.placeholder')}
        value={field.value?.note ?? ''}
        onChange={({ target }) => putIn(field)({ note: target.value || null }, 'note')}
      />
    </RowCell>
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
