import { DeleteOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'

interface Props {
  /** Names the button that removes the line. */
  readonly removes: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** A day and its figures on one line: a step of a coupon or price, a repayment. */
export const StepLine = ({ removes, onRemove, children }: Props) => (
  <Flex gap={8} align="center">
    {children}
    <Button
      type="text"
      size="small"
      icon={<DeleteOutlined aria-hidden />}
      aria-label={removes}
      onClick={onRemove}
    />
  </Flex>
)
