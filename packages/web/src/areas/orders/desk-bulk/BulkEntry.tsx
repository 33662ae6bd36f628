import { Modal } from 'antd'
import { useRef, useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { useDeal } from '../../deals/index.ts'
import { Done } from './Done.tsx'
import { LookOver } from './LookOver.tsx'
import { Source } from './Source.tsx'
import { bulkText } from './text.ts'
import type { CheckResult } from './check-result.ts'
import { useBulk } from './use-bulk.ts'
import css from './desk-bulk.module.css'

interface Props {
  readonly dealId: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Entry of a list of orders: paste or upload, check, correct, enter all. */
export function BulkEntry({ open, ...props }: Props) {
  const t = useText(bulkText)
  const body = useRef<HTMLDivElement>(null)
  // The dialog takes the focus when it opens; this moves it to the first input.
  const begin = () => body.current?.querySelector<HTMLElement>('textarea, td[tabindex="0"]')?.focus()
  return (
    <Modal
      open={open}
      title={t('title')}
      width="min(1280px, calc(100vw - 32px))"
      className={css.bulk}
      mask={{ closable: false }}
      footer={null}
      onCancel={props.onClose}
      afterOpenChange={(shown) => shown && begin()}
      destroyOnHidden
    >
      <div ref={body}>
        <Steps {...props} />
      </div>
    </Modal>
  )
}

function Steps({ dealId, onClose }: Omit<Props, 'open'>) {
  const { data: detail } = useDeal(dealId)
  const bulk = useBulk(dealId)
  const [done, setDone] = useState<Extract<CheckResult, { kind: 'good' }>>()
  if (done) {
    return <Done done={done} detail={detail} onMore={() => setDone(undefined)} onClose={onClose} />
  }
  if (bulk.list.rows.length === 0) return <Source dealId={dealId} onRows={bulk.take} />
  const onDone = (answer: Extract<CheckResult, { kind: 'good' }>) => {
    bulk.clear()
    setDone(answer)
  }
  return <LookOver dealId={dealId} detail={detail} bulk={bulk} onDone={onDone} />
}
