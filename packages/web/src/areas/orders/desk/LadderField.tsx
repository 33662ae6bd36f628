import { isOverIssue, meaningOf, quotedAs, topSize } from '@bookrunner/domain/orders'
import { Input } from 'antd'
import { unitBeside } from '../../../kit/amounts.ts'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { FarLimits, limitText, LadderText, MeaningLines, meaningTexts, orderText } from '../parts/index.ts'
import { deskDealOf } from './desk-deal.ts'
import type { FieldsProps } from './fields-props.ts'
import { deskText } from './text.ts'
import css from './desk.module.css'

/** Size and limits in one line, as said by telephone; below it the parsed levels and their meaning. */
export function LadderField({ form, detail, disabled }: FieldsProps) {
  const t = useText(deskText)
  const level = detail.header.guidance?.level
  const example = level ? limitText(quotedAs(deskDealOf(detail)).bare, level.level, level.over) : '…'
  const fault = form.faultOf('orderLevels')
  return (
    <Field
      wide
      required
      label={t('orderLevels')}
      fault={fault}
      hint={<Understood form={form} detail={detail} otherwise={t('orderLevels.hint', { limit: example })} />}
    >
      {(aria) => (
        <Input
          {...aria}
          className={css.ladder}
          autoComplete="off"
          disabled={disabled}
          maxLength={400}
          suffix={<span translate="no">{unitBeside(form.typed.orderLevels)}</span>}
          value={form.typed.orderLevels}
          onBlur={() => form.typed.orderLevels !== '' && form.draft.leave('orderLevels')}
          onChange={({ target }) => form.set({ orderLevels: target.value })}
        />
      )}
    </Field>
  )
}

interface Props extends Pick<FieldsProps, 'form' | 'detail'> {
  readonly otherwise: string
}

/** A refused ladder shows no in or out. */
function Understood({ form: { read, typed, isWrong }, detail, otherwise }: Props) {
  const orderT = useText(orderText)
  const { orderLevels } = read.content
  if (typed.orderLevels.trim() === '' || isWrong('orderLevels') || orderLevels.length === 0) return otherwise
  const guidance = detail.header.guidance?.level
  const deal = deskDealOf(detail)
  const meaning = meaningOf(orderLevels, deal)
  return (
    <>
      <LadderText orderLevels={orderLevels} guidance={guidance} />
      <MeaningLines
        texts={meaningTexts({ meaning, size: topSize(orderLevels), guidance }, orderT)}
        unsigned={isOverIssue(orderLevels, deal)}
      />
      <FarLimits orderLevels={orderLevels} deal={deal} guidance={guidance} />
    </>
  )
}
