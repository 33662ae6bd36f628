import { Button } from 'antd'
import type { ReactNode } from 'react'
import headerCss from '../../../kit/header.module.css'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly onClick: () => void
}

/** A tool of the book: an icon on a narrow screen, a word if there is room. */
export function DeskTool({ label, icon, onClick }: Props) {
  return (
    <Button className={headerCss.deskTool} icon={icon} aria-label={label} title={label} onClick={onClick}>
      <span className={headerCss.toolWord}>{label}</span>
    </Button>
  )
}
