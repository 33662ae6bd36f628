import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Flex, Input } from 'antd'
import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { faultMessage } from '../../platform/failed.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useText } from '../../platform/text.ts'
import { entitiesText, entityCodeText } from './text.ts'
import { entitiesKey, useEntityRights, type EntityRow } from './use-entities.ts'

/** What a pending institution waits for: approval, or a refusal with its reason. */
export function Review({ row, onDone }: { readonly row: EntityRow; readonly onDone: () => void }) {
  const t = useText(entitiesText)
  const word = useText(entityCodeText)
  const { mayReview } = useEntityRights()
  const [reason, setReason] = useState('')
  const client = useQueryClient()
  const write = useWrite({
    send: api.entities.audit,
    meta: { failure: 'shown' },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: entitiesKey })
      onDone()
    },
  })
  if (row.review !== 'pending') return null
  const send = (verdict: 'approve' | 'refuse') =>
    write.mutate({
      entityId: row.entityId,
      expectedVersion: row.version,
      verdict,
      ...(verdict === 'refuse' && { reason: reason.trim() }),
    })
  return (
    <Alert
      type="info"
      showIcon
      title={row.refusal ? t('refused', { reason: row.refusal }) : word('pending')}
      description={
        mayReview && (
          <Flex vertical gap={8}>
            {write.isError && <span role="alert">{faultMessage(write.error)}</span>}
            <Flex gap={8}>
              <Button type="primary" loading={write.isPending} onClick={() => send('approve')}>
                {t('approve')}
              </Button>
              <Input
                aria-label={t('reason')}
                placeholder={t('reason')}
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
              <Button disabled={!reason.trim()} onClick={() => send('refuse')}>
                {t('refuse')}
              </Button>
            </Flex>
          </Flex>
        )
      }
    />
  )
}
