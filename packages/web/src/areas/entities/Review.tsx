import { nameIn } from '@bookrunner/domain/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Flex, Input } from 'antd'
import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { textOf, useText } from '../../platform/text.ts'
import { Invite } from './Invite.tsx'
import { entitiesText, entityCodeText } from './text.ts'
import { entitiesKey, useEntityRights, type EntityRow } from './use-entities.ts'
import { useEntityInfo } from './use-opened.ts'

interface Props {
  readonly row: EntityRow
  readonly onDone: () => void
}

/** What a pending institution waits for: approval, or a refusal with its reason. */
export function Review({ row, onDone }: Props) {
  const t = useText(entitiesText)
  const word = useText(entityCodeText)
  const { mayReview } = useEntityRights()
  const client = useQueryClient()
  const isPending = row.review === 'pending'
  const info = useEntityInfo(isPending && mayReview ? row.entityId : null)
  const write = useWrite({
    send: api.entities.audit,
    meta: { failure: 'shown' },
    onSuccess: async (reviewed, { invite }) => {
      const { review } = reviewed
      const name = nameIn(langStore.get(), reviewed)
      if (invite) toast('success', textOf(entitiesText)('invited', { name }))
      else toast('success', textOf(entitiesText)(review === 'reviewed' ? 'approved' : 'refusedNow', { name }))
      await client.invalidateQueries({ queryKey: entitiesKey })
      onDone()
    },
  })
  if (!isPending) return null
  const record = { entityId: row.entityId, expectedVersion: row.version }
  const applicant = info.data?.registration?.applicant
  return (
    <Alert
      type="info"
      showIcon
      title={row.refusal ? t('refused', { reason: row.refusal }) : word('pending')}
      description={
        mayReview && (
          <Flex vertical gap={12}>
            {write.isError && <span role="alert">{faultMessage(write.error)}</span>}
            {applicant ? (
              <Invite
                row={row}
                applicant={applicant}
                refused={write.error}
                busy={write.isPending}
                onSend={(invite) => write.mutate({ ...record, verdict: 'approve', invite })}
              />
            ) : (
              <div>
                <Button
                  type="primary"
                  loading={write.isPending}
                  disabled={info.isPending}
                  onClick={() => write.mutate({ ...record, verdict: 'approve' })}
                >
                  {t('approve')}
                </Button>
              </div>
            )}
            <Refuse
              isRegistered={!!applicant}
              busy={write.isPending}
              onSend={(refusal) => write.mutate({ ...record, verdict: 'refuse', ...refusal })}
            />
          </Flex>
        )
      }
    />
  )
}

interface RefuseProps {
  /** An applicant gets the reason by mail, and can be forgotten afterwards. */
  readonly isRegistered: boolean
  readonly busy: boolean
  readonly onSend: (refusal: { readonly reason: string; readonly erase?: boolean }) => void
}

function Refuse({ isRegistered, busy, onSend }: RefuseProps) {
  const t = useText(entitiesText)
  const [reason, setReason] = useState('')
  const [erase, setErase] = useState(false)
  return (
    <Flex vertical gap={4}>
      <Flex gap={8}>
        <Input
          aria-label={t('reason')}
          placeholder={t(isRegistered ? 'reason.mailed' : 'reason')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button
          disabled={!reason.trim() || busy}
          onClick={() => onSend({ reason: reason.trim(), ...(isRegistered && { erase }) })}
        >
          {t('refuse')}
        </Button>
      </Flex>
      {isRegistered && (
        <Checkbox checked={erase} onChange={({ target }) => setErase(target.checked)}>
          {t('erase')}
        </Checkbox>
      )}
    </Flex>
  )
}
