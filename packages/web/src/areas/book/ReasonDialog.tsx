import { Input, Modal, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { denseText } from '../../kit/dense-page/text.ts'
import { useText } from '../../platform/text.ts'
import { bookText } from './text.ts'

interface Props {
  readonly count: number
  /** What was said last: cells of one paste, or of one call, have one reason. */
  readonly last: string
  readonly onSay: (reason: string) => void
  readonly onClose: () => void
}

/** Why something is written into a closed book: it stays with each order. */
export function ReasonDialog({ count, last, onSay, onClose }: Props) {
  const t = useText(bookText)
  const dense = useText(denseText)
  const [reason, setReason] = useState(last)
  const box = useRef<InputRef>(null)
  const say = () => reason.trim() !== '' && onSay(reason.trim())
  return (
    <Modal
      open
      title={t('reason.title')}
      okText={t('reason.do', { count })}
      cancelText={dense('cancel')}
      okButtonProps={{ disabled: reason.trim() === '' }}
      onOk={say}
      onCancel={onClose}
      afterOpenChange={(there) => there && box.current?.focus({ cursor: 'all' })}
    >
      <Input
        ref={box}
        aria-label={t('reason.label')}
        placeholder={t('reason.label')}
        maxLength={300}
        value={reason}
        onPressEnter={say}
        onChange={({ target }) => setReason(target.value)}
      />
    </Modal>
  )
}
