import { useState, type ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Flash.module.css'

interface Props {
  /** What is shown, as one value: when it becomes another, it flashes once. */
  readonly of: string
  readonly children: ReactNode
  readonly className?: string
}

/** A figure that fades once over 600 ms when it has changed; never when it is shown for the first time. */
export function Flash({ of, children, className }: Props) {
  const [seen, setSeen] = useState(of)
  const [turn, setTurn] = useState(0)
  if (seen !== of) {
    setSeen(of)
    setTurn(turn + 1)
  }
  return (
    // Another key each time: the same change twice within 600 ms begins anew.
    <span
      key={turn}
      className={classes(css.flash, className)}
      data-changed={turn > 0 || undefined}
      // A page that comes back to the front would otherwise show old changes as new.
      onAnimationEnd={() => setTurn(0)}
    >
      {children}
    </span>
  )
}
