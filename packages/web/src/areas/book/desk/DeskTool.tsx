import { Button } from 'antd'
import type { ReactNode } from 'react'
import headerCss from '../../../kit/header.module.css'

interface Props {
  readonly label: string
  /** A short form of the label. */
  readonly word?: string
  /** A count, shown at any width. */
  readonly figure?: string | undefined
  readonly icon: ReactNode
  readonly onClick: () => void
}

/** A tool of the book: an icon on a narrow screen, with its word if there is room. */
export function DeskTool({ label, word = label, figure, icon, onClick }: Props) {
  const title = figure === undefined ? label : `${label} ${figure}`
  return (
    <Button className={headerCss.deskTool} icon={icon} aria-label={title} title={title} onClick={onClick}>
      <span className={headerCss.toolWord}>{word}</span>
      {figure !== undefined && <span className="br-figures">{figure}</span>}
    </Button>
  )
}
