import { Flex } from 'antd'
import type { ReactNode } from 'react'
import css from './StateFrame.module.css'

interface Props {
  readonly drawing?: ReactNode
  readonly title: string
  readonly hint?: ReactNode
  readonly role?: 'alert' | 'status'
  /** The heading of a page that shows nothing else. */
  readonly heading?: 'h1' | 'h2'
  readonly children?: ReactNode
}

/** What empty lists, failures and error pages have in common: a small drawing, a line, a hint, a step. */
export function StateFrame({ drawing, title, hint, role, heading: Heading = 'h2', children }: Props) {
  return (
    <div className={css.state} role={role} data-plain={!drawing || undefined}>
      {drawing}
      <Heading>{title}</Heading>
      {hint && <p>{hint}</p>}
      {children && (
        <Flex justify="center" wrap gap={8} className={css.actions}>
          {children}
        </Flex>
      )}
    </div>
  )
}
