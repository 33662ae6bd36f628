import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { markChanged } from './mark-changed.ts'
import css from './Flash.module.css'

interface Props {
  /** The shown value as text: it flashes once when this changes. */
  readonly of: string
  readonly children: ReactNode
  readonly className?: string
}

/** A figure that flashes for 600 ms when it changes, but not when it first appears. */
export function Flash({ of, children, className }: Props) {
  const figure = useRef<HTMLSpanElement>(null)
  const shown = useRef(of)
  useLayoutEffect(() => {
    if (shown.current !== of && figure.current) markChanged(figure.current)
    shown.current = of
  }, [of])
  return (
    <span ref={figure} className={classes(css.flash, className)}>
      {children}
    </span>
  )
}
