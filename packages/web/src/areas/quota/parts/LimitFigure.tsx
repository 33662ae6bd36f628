import type { ReactNode } from 'react'
import { classes } from '../../../kit/classes.ts'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly units: bigint
  readonly children: ReactNode
}

/** A figure of a limit, in red below zero: more is used than there is. */
export function LimitFigure({ units, children }: Props) {
  return <span className={classes('br-figures', units < 0n && textCss.error)}>{children}</span>
}
