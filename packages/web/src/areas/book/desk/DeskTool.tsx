import { Button } from 'antd'
import type { ReactNode } from 'react'
import headerCss from '../../../kit/header.module.css'

interface Props {
  readonly label: string
  /** Shorter than what is said of it. */
  readonly word?: string
  /** How many, where that is worth more than the word: shown at any width. */
  readonly figure?: string | undefined
  readonly icon: ReactNode
  readonly onClick: () => void
}

/** One of a book's tools: its sign on a narrow screen, with its word where there is room for it. */
export function DeskTool({ label, word = label, figure, icon, onClick }: Props) {
  const said = figure === undefined ? label : `${label} ${figure}`
  return (
    <Button className={headerCss.deskTool} icon={icon} aria-label={said} title={said} onClick={onClick}>
      <span className={headerCss.toolWord}>{word}</span>
      {figure !== undefined && <span className="br-figures">{figure}</span>}
    </Button>
  )
}
