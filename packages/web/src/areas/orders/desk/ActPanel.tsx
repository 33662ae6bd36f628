import type { DealDetail } from '@bookrunner/contract/deals'
import type { ManagerOrder } from '@bookrunner/contract/orders'
import { Button, Input } from 'antd'
import { unitBeside } from '../../../kit/amounts.ts'
import { Field, Form, typedInto } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { levelText } from '../../deals/parts/index.ts'
import { ChangedMeanwhile, shownSize, WriteUnknown, type DeskAct, type OrderWriting } from '../parts/index.ts'
import { deskOrderText } from './order-text.ts'
import { Problem } from './Problem.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useAct } from './use-act.ts'
import css from './desk.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly act: DeskAct
  readonly row: ManagerOrder
  readonly detail: DealDetail
  readonly writing: OrderWriting
  readonly onBack: () => void
}

/** Enters an investor's answer by telephone: a size at the level, or a withdrawal. */
export function ActPanel({ act, row, detail, writing, onBack }: Props) {
  const t = useText(deskOrderText)
  const { draft, faults, faultOf, typed, needs, opened, problem, discard, send } = useAct({
    act,
    row,
    detail,
    writing,
  })
  const level = levelText(detail.header.guidance?.level)
  return (
    <Form
      inDialog
      className={css.panel}
      draft={draft}
      faults={faults}
      onSend={send}
      onTyped={() => writing.clear()}
    >
      {act === 'withdraw' ? (
        <p>{t('withdraw.says', { size: shownSize(row.figures.counting) })}</p>
      ) : (
        <Field
          label={t('answer.size')}
          field="size"
          required={false}
          fault={faultOf('size')}
          hint={t(act === 'answerTest' ? 'test.says' : 'fpg.says', { level })}
        >
          {(aria) => (
            <Input
              {...aria}
              {...typedInto(draft, 'size')}
              autoFocus
              autoComplete="off"
              inputMode="decimal"
              maxLength={40}
              suffix={<span translate="no">{unitBeside(typed.size)}</span>}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
      )}
      {needs && (
        <ReasonField
          value={typed.reason}
          fault={faultOf('reason')}
          onChange={(reason) => draft.set({ reason })}
        />
      )}
      <WriteUnknown writing={writing} />
      <ChangedMeanwhile
        opened={opened}
        now={row}
        was={opened.was}
        guidance={detail.header.guidance?.level}
        onTake={writing.clear}
      />
      <Problem problem={problem} fields />
      <div className={denseCss.deskActs}>
        <Button
          type="primary"
          danger={act === 'withdraw'}
          htmlType="submit"
          loading={writing.busy}
          disabled={opened.changed}
        >
          {t(act === 'withdraw' ? 'withdraw.do' : 'answer.do')}
        </Button>
        <Button
          onClick={() => {
            discard()
            onBack()
          }}
        >
          {t('act.back')}
        </Button>
      </div>
    </Form>
  )
}
