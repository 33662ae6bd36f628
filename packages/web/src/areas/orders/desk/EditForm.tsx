import type { DealDetail } from '@bookrunner/contract/deals'
import type { ManagerOrder } from '@bookrunner/contract/orders'
import { Button } from 'antd'
import { useRef } from 'react'
import { useSubmitKey } from '../../../kit/keys/use-submit-key.ts'
import { useText } from '../../../platform/text.ts'
import { WriteUnknown, type OrderWriting } from '../parts/index.ts'
import { Contest } from './Contest.tsx'
import { OrderFields } from './OrderFields.tsx'
import { deskOrderText } from './order-text.ts'
import { deskText } from './text.ts'
import { Problem } from './Problem.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useEdit } from './use-edit.ts'
import type { Groups } from './use-parties.ts'
import css from './desk.module.css'
import formCss from '../../../kit/form/form.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly row: ManagerOrder
  readonly detail: DealDetail
  readonly groups: Groups
  readonly writing: OrderWriting
  readonly onBack: () => void
}

/** Edits an order with the fields of a new one; only changed fields are sent. */
export function EditForm({ row, detail, groups, writing, onBack }: Props) {
  const t = useText(deskOrderText)
  const words = useText(deskText)
  const edit = useEdit({ row, detail, groups, writing })
  const { state, busy } = writing
  const { tried, contested } = edit.form.state
  const form = useRef<HTMLDivElement>(null)
  useSubmitKey({ form, inDialog: true, run: edit.submit })
  return (
    <div ref={form}>
      <Contest edit={edit} detail={detail} />
      <WriteUnknown writing={writing} />
      <div className={css.fields}>
        {row.actions.edit === 'reason' && (
          <ReasonField
            value={edit.reason}
            fault={tried && edit.reason.trim() === '' ? words('reason.missing') : undefined}
            onChange={edit.setReason}
          />
        )}
        <OrderFields form={edit.form} detail={detail} mandatory={edit.mandatory} disabled={busy} />
        {tried && edit.changed.length === 0 && <p className={formCss.drawerUnder}>{t('act.none')}</p>}
        <Problem problem={state.kind === 'refused' ? state.problem : undefined} />
      </div>
      <div className={denseCss.deskActs}>
        <Button type="primary" loading={busy} disabled={contested.length > 0} onClick={edit.submit}>
          {t('act.save')}
        </Button>
        <Button onClick={onBack}>{t('act.back')}</Button>
      </div>
    </div>
  )
}
