import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { api } from '../../../platform/api.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { textOf, useText } from '../../../platform/text.ts'
import type { DealRow } from './rows.ts'
import { boardText } from './text.ts'
import css from './board.module.css'

export function DeleteDialog({ row, onClose }: { readonly row: DealRow; readonly onClose: () => void }) {
  const t = useText(boardText)
  const client = useQueryClient()
  const remove = useWrite({
    send: api.deals.deleteDraft,
    meta: { success: () => textOf(boardText)('delete.done') },
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ['deals', 'list'] }),
  })
  return (
    <Modal
      open
      title={t('delete.title', { name: row.name })}
      onCancel={onClose}
      width={480}
      footer={[
        <Button key="back" onClick={onClose}>
          {t('back')}
        </Button>,
        <Button
          key="delete"
          danger
          type="primary"
          loading={remove.isPending}
          onClick={() => remove.mutate({ dealId: row.dealId })}
        >
          {t('delete.ok')}
        </Button>,
      ]}
    >
      <p className={css.dialogText}>{t('delete.hint')}</p>
    </Modal>
  )
}
