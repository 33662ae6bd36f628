import { meaningOf, topSize } from '@bookrunner/domain/orders'
import { Input } from 'antd'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { FarLimits, limitText, LadderText, MeaningLines, meaningWords, orderText } from '../parts/index.ts'
import { bareLimit, deskDealOf } from './desk-deal.ts'
import type { FieldsProps } from './fields-props.ts'
import { deskText } from './text.ts'
import css from './desk.module.css'

/** Size and limits as they are said on the telephone, in one line; under it what was understood and what it means. */
export function LadderField({ form, detail, disabled }: FieldsProps) {
  const t = useText(deskText)
  const level = detail.face.guidance?.level
  const example = level ? limitText(bareLimit(detail), level.level, level.over) : '…'
  const fault = form.faultOf('rungs')
  return (
    <Field
      wide
      label={t('rungs')}
      fault={fault}
      hint={<Understood form={form} detail={detail} otherwise={t('rungs.hint', { limit: example })} />}
    >
      {(aria) => (
        <Input
          {...aria}
          className={css.ladder}
          autoComplete="off"
          disabled={disabled}
          maxLength={400}
          suffix={<span translate="no">mm</span>}
          value={form.typed.rungs}
          onBlur={() => form.typed.rungs !== '' && form.draft.leave('rungs')}
          onChange={({ target }) => form.set({ rungs: target.value })}
        />
      )}
    </Field>
  )
}

interface Props extends Pick<FieldsProps, 'form' | 'detail'> {
  readonly otherwise: string
}

/** Of what is refused nothing is said to be in. */
function Understood({ form: { read, typed, isWrong }, detail, otherwise }: Props) {
  const words = useText(orderText)
  const { rungs } = read.content
  if (typed.rungs.trim() === '' || isWrong('rungs') || rungs.length === 0) return otherwise
  const guidance = detail.face.guidance?.level
  const deal = deskDealOf(detail)
  const meaning = meaningOf(rungs, deal)
  return (
    <>
      <LadderText rungs={rungs} guidance={guidance} />
      <MeaningLines words={meaningWords({ meaning, size: topSize(rungs), guidance }, words)} />
      <FarLimits rungs={rungs} deal={deal} guidance={guidance} />
    </>
  )
}
