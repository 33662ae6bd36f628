import type { ButtonProps } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { ahead } from '../platform/chunk.ts'

interface Props {
  readonly load: () => Promise<unknown>
  /** The closed button. */
  readonly children: (opens: Pick<ButtonProps, 'onClick' | 'onPointerEnter' | 'onFocus'>) => ReactNode
  /** The same button with its menu, open at first; it takes the focus over. */
  readonly menu: ReactNode
}

/** A button whose menu is loaded when somebody is about to open it. */
export function LazyMenu({ load, children, menu }: Props) {
  const [opened, setOpened] = useState(false)
  const fetch = () => ahead(load)
  const button = children({
    onClick: () => setOpened(true),
    onPointerEnter: fetch,
    onFocus: fetch,
  })
  return opened ? <Suspense fallback={button}>{menu}</Suspense> : button
}
