import type { DealDetail } from '@bookrunner/contract/deals'
import type { OrderPermission } from '@bookrunner/domain/orders'
import { Button, Checkbox, Flex } from 'antd'
import { memo, useEffect, useRef, useState } from 'react'
import { keysShown } from '../../../kit/keys/shortcuts.ts'
import { SUBMIT } from '../../../kit/keys/use-submit-key.ts'
import { useText } from '../../../platform/text.ts'
import { WriteUnknown } from '../parts/index.ts'
import { DeskDrawer } from './DeskDrawer.tsx'
import { Entered } from './Entered.tsx'
import { InvestorField } from './InvestorField.tsx'
import { OrderFields } from './OrderFields.tsx'
import { Problem } from './Problem.tsx'
import { ReasonField } from './ReasonField.tsx'
import { deskText } from './text.ts'
import { useEntry, type Entry } from './use-entry.ts'
import type { Groups } from './use-parties.ts'
import css from './desk.module.css'

interface Props {
  readonly detail: DealDetail
  readonly groups: Groups
  readonly enter: OrderPermission
  readonly open: boolean
  readonly onClose: () => void
  readonly onOrder: (orderId: string) => void
  /** Whether an order is typed and not sent, also while the drawer is closed. */
  readonly onUnsent: (unsent: boolean) => void
}

/** Enters an order by telephone. Closing the drawer keeps the typed values, and so does leaving the page. */
export const EntryDrawer = memo(function EntryDrawer({
  detail,
  groups,
  enter,
  open,
  onClose,
  onOrder,
  onUnsent,
}: Props) {
  const t = useText(deskText)
  const [another, setAnother] = useState(false)
  const entry = useEntry({ detail, groups, enter, open })
  const { lastEntry, writing, submit } = entry
  const typing = !lastEntry || another
  const { dirty } = entry.form.draft
  useEffect(() => onUnsent(dirty), [onUnsent, dirty])
  return (
    <DeskDrawer
      open={open}
      title={t('enter.title')}
      typing
      extra={
        typing &&
        dirty && (
          <Button size="small" disabled={writing.busy} onClick={entry.discard}>
            {t('enter.discard')}
          </Button>
        )
      }
      onClose={() => {
        writing.clear()
        onClose()
      }}
      onSubmit={typing ? submit : undefined}
      footer={
        typing && (
          <Flex align="center" gap={12} className={css.foot}>
            <Checkbox checked={another} onChange={({ target }) => setAnother(target.checked)}>
              {t('enter.another')}
            </Checkbox>
            <small>{t('enter.keys', { keys: keysShown(SUBMIT) })}</small>
            <Button type="primary" loading={writing.busy} onClick={submit}>
              {t('enter.do')}
            </Button>
          </Flex>
        )
      }
    >
      {lastEntry && (
        <Entered
          {...lastEntry}
          guidance={detail.header.guidance?.level}
          timeZone={detail.header.timeZone}
          onOpen={onOrder}
          {...(!another && { onNext: writing.clear })}
        />
      )}
      <WriteUnknown writing={writing} />
      {typing && <Fields key={entry.formId} entry={entry} detail={detail} enter={enter} />}
    </DeskDrawer>
  )
})

function Fields({ entry, detail, enter }: { entry: Entry; detail: DealDetail; enter: OrderPermission }) {
  const t = useText(deskText)
  const { form, mandatory, investorId, reason, pick, setReason } = entry
  const { tried } = form.state
  const { busy, state } = entry.writing
  const fields = useRef<HTMLDivElement>(null)
  return (
    <div ref={fields} className={css.fields}>
      <InvestorField
        detail={detail}
        value={investorId}
        disabled={busy}
        fault={tried && investorId === null ? t('investor.missing') : undefined}
        onPick={(id) => {
          pick(id)
          fields.current?.querySelector<HTMLElement>(`.${css.ladder} input`)?.focus()
        }}
      />
      {enter === 'reason' && (
        <ReasonField
          value={reason}
          fault={tried && reason.trim() === '' ? t('reason.missing') : undefined}
          onChange={setReason}
        />
      )}
      <OrderFields form={form} detail={detail} mandatory={mandatory} disabled={busy} isNew />
      <Problem problem={state.kind === 'refused' ? state.problem : undefined} />
    </div>
  )
}
