import { useState, type ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Flash.module.css'

interface Props {
  /** The shown value as text: it flashes once when this changes. */
  readonly of: string
  readonly children: ReactNode
  readonly className?: string
}

/** A figure that flashes for 600 ms when it changes, but not when it first appears. */
export function Flash({ of, children, className }: Props) {
  const [shown, setShown] = useState(of)
  const [changeCount, setChangeCount] = useState(0)
  if (shown !== of) {
    setShown(of)
    setChangeCount(changeCount + 1)
  }
  return (
    // A new key restarts the animation for a second change within 600 ms.
    <span
      key={changeCount}
      className={classes(css.flash, className)}
      data-changed={changeCount > 0 || undefined}
      // Otherwise a page would flash old changes when it shows again.
      onAnimationEnd={() => setChangeCount(0)}
    >
      {children}
    </span>
  )
}
