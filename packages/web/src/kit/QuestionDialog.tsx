import { Modal, type ModalProps } from 'antd'
import type { UIEvent } from 'react'

interface Props extends Omit<ModalProps, 'open' | 'mask' | 'onOk' | 'onCancel'> {
  readonly onOk: () => void
  readonly onCancel: () => void
}

/** The second press of a double click or tap counts as 2; a key as 0. */
const isSecondPress = ({ detail }: UIEvent): boolean => detail > 1

/**
 * A question that a button opens. The second tap of a double tap on that button falls on the dialog: it neither answers
 * nor closes it.
 */
export function QuestionDialog({ onOk, onCancel, ...rest }: Props) {
  return (
    <Modal
      {...rest}
      open
      mask={{ closable: false }}
      onOk={(event) => {
        if (!isSecondPress(event)) onOk()
      }}
      onCancel={(event) => {
        if (!isSecondPress(event)) onCancel()
      }}
    />
  )
}
