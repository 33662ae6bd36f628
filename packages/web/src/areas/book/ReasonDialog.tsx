import { Input, Modal, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { denseText } from '../../kit/dense-page/text.ts'
import { useText } from '../../platform/text.ts'
import { bookText } from './text.ts'

interface Props {
  readonly count: number
  /** The reason entered last: all cells of one paste or one call get the same reason. */
  readonly last: string
  readonly onSubmit: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why a closed book is changed. The reason is stored with each order. */
export function ReasonDialog({ count, last, onSubmit, onClose }: Props) {
  const t = useText(bookText)
  const dense = useText(denseText)
  const [reason, setReason] = useState(last)
  const box = useRef<InputRef>(null)
  const submit = () => reason.trim() !== '' && onSubmit(reason.trim())
  return (
    <Modal
      open
      title={t('reason.title')}
      okText={t('reason.do', { count })}
      cancelText={dense('cancel')}
      okButtonProps={{ disabled: reason.trim() === '' }}
      onOk={submit}
      onCancel={onClose}
      afterOpenChange={(there) => there && box.current?.focus({ cursor: 'all' })}
    >
      <Input
        ref={box}
        aria-label={t('reason.label')}
        placeholder={t('reason.label')}
        maxLength={300}
        value={reason}
        onPressEnter={submit}
        onChange={({ target }) => setReason(target.value)}
      />
    </Modal>
  )
}
