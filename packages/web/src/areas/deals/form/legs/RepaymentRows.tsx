import { PlusOutlined } from '@ant-design/icons'
import { repaymentText, wordsIn } from '@bookrunner/contract/deals'
import type { Repayment } from '@bookrunner/domain/deals'
import { Button } from 'antd'
import { EMPTY } from '../../../../kit/format.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { RateInput } from '../kit/cells.tsx'
import { DayInput } from '../kit/DayInput.tsx'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { StepLine } from '../kit/StepLine.tsx'
import { replaced, without } from '../rows.ts'
import { formText } from '../text.ts'
import { useForm, type Field } from '../use-field.ts'
import { nextLegDay, nextRepayment } from './edit-legs.ts'
import css from './legs.module.css'

/** Face paid back before maturity, one day a row. */
export function RepaymentRows() {
  const t = useText(formText)
  const lang = useStore(langStore)
  const form = useForm()
  const shown = (rows: Repayment[]) =>
    rows.map((row) => repaymentText(row, wordsIn(lang))).join('; ') || EMPTY
  return (
    <FieldFrame place="terms.repayments" wide group rows hint={t('repayment.hint')} show={shown}>
      {(field) => (
        <div className={css.repayments}>
          {field.value.map((row, at) => (
            // Rows have no ids.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={at} field={field} row={row} at={at} />
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            onClick={() => field.update((rows) => [...rows, nextRepayment(rows, form.deal.terms)])}
          >
            {t('repayment.add')}
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}

interface RowProps {
  readonly field: Field<'terms.repayments'>
  readonly row: Repayment
  readonly at: number
}

function Row({ field, row, at }: RowProps) {
  const t = useText(formText)
  const form = useForm()
  const number = { number: at + 1 }
  const put = (change: Partial<Repayment>, part: string) =>
    field.update((rows) => replaced(rows, at, { ...rows[at]!, ...change }), `${at}.${part}`)
  return (
    <>
      <StepLine
        removes={t('repayment.remove', number)}
        onRemove={() => field.update((rows) => without(rows, at))}
      >
        <DayInput
          field={field}
          part={`${at}.day`}
          aria-label={t('repayment.day', number)}
          value={row.day}
          near={nextLegDay(form.deal.terms)}
          onValue={(day) => put({ day }, 'day')}
        />
        <RateInput
          as="percent"
          must
          field={field}
          part={`${at}.face`}
          ariaLabel={t('repayment.face', number)}
          value={row.face}
          onValue={(face) => face !== null && put({ face }, 'face')}
        />
      </StepLine>
      <RowFaults field={field} at={at} />
    </>
  )
}
