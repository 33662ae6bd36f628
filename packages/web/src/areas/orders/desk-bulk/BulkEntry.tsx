import { Modal } from 'antd'
import { useRef, useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { useDeal } from '../../deals/index.ts'
import { Done } from './Done.tsx'
import { LookOver } from './LookOver.tsx'
import { Source } from './Source.tsx'
import { bulkText } from './text.ts'
import type { Tried } from './tried.ts'
import { useBulk } from './use-bulk.ts'
import css from './desk-bulk.module.css'

interface Props {
  readonly dealId: string
  readonly open: boolean
  readonly onClose: () => void
}

/** A list of orders at once: pasted or from an Excel file, looked over, mended, entered whole. */
export function BulkEntry({ open, ...props }: Props) {
  const t = useText(bulkText)
  const body = useRef<HTMLDivElement>(null)
  // The kit's dialog takes the focus when it has opened; then it goes to where one begins.
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
  const [done, setDone] = useState<Extract<Tried, { kind: 'good' }>>()
  if (done) {
    return <Done done={done} detail={detail} onMore={() => setDone(undefined)} onClose={onClose} />
  }
  if (bulk.held.rows.length === 0) return <Source dealId={dealId} onRows={bulk.take} />
  const onDone = (answer: Extract<Tried, { kind: 'good' }>) => {
    bulk.clear()
    setDone(answer)
  }
  return <LookOver dealId={dealId} detail={detail} bulk={bulk} onDone={onDone} />
}
