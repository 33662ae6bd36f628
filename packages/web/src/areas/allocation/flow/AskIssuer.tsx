import { Button, Flex } from 'antd'
import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useAct } from '../use-act.ts'
import { confirmText } from './confirm-text.ts'
import { WaiveDialog } from './WaiveDialog.tsx'

interface Props {
  readonly dealId: string
  readonly versionId: string
  /** Not where the issuer is a name only. */
  readonly reachable: boolean
}

/** What a desk can do while the issuer's sign-off is missing: remind the issuer, or record its waiver. */
export function AskIssuer({ dealId, versionId, reachable }: Props) {
  const t = useText(confirmText)
  const [waiving, setWaiving] = useState(false)
  const [reminded, setReminded] = useState(false)
  const { busy, act } = useAct({ send: api.allocation.remindSignOff, done: t('remind.done') })
  return (
    <Flex vertical gap={8}>
      {reachable && (
        <Button
          type="primary"
          loading={busy}
          disabled={reminded}
          onClick={() => act({ versionId }, () => setReminded(true))}
        >
          {t('remind')}
        </Button>
      )}
      <Button type={reachable ? 'default' : 'primary'} onClick={() => setWaiving(true)}>
        {t('waive.open')}
      </Button>
      {waiving && <WaiveDialog dealId={dealId} versionId={versionId} onClose={() => setWaiving(false)} />}
    </Flex>
  )
}
