import { RightOutlined } from '@ant-design/icons'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import css from './grid.module.css'

interface NameProps {
  readonly name: string | undefined
  readonly depth: number
  /** Of what holds other rows: whether they are shown, and what its button says. */
  readonly fold?: { readonly open: boolean; readonly label: string; readonly onTurn: () => void }
  readonly children?: ReactNode
}

/** Whose a row is; of several together, with the way to those under it. */
export function NameCell({ name, depth, fold, children }: NameProps) {
  return (
    <span className={css.name} data-depth={depth}>
      {fold && (
        <button
          type="button"
          className={css.turn}
          tabIndex={-1}
          aria-expanded={fold.open}
          aria-label={fold.label}
          onClick={fold.onTurn}
        >
          <RightOutlined aria-hidden rotate={fold.open ? 90 : 0} />
        </button>
      )}
      <span translate="no">{name}</span>
      {children}
    </span>
  )
}

interface BoxProps {
  readonly label: string
  readonly most?: number
  /** The key it was opened with; none: by a click or from outside. */
  readonly eventKey: string | null
  /** What stands there, as it would be typed. */
  readonly now: () => string
  readonly onBegun: () => void
  readonly onTyping: (typed: string) => void
  readonly onValueChange: (typed: string) => void
}

/** A figure or a remark typed into its cell: what one begins with replaces it, Enter and F2 go on from it. */
export function CellBox({ label, most, eventKey, now, onBegun, onTyping, onValueChange }: BoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const begun = eventKey !== null && eventKey.length === 1
  const [typed, setTyped] = useState(() => {
    if (begun) return eventKey
    return eventKey === 'Backspace' || eventKey === 'Delete' ? '' : now()
  })
  const say = (next: string) => {
    setTyped(next)
    onValueChange(next)
    onTyping(next)
  }
  useEffect(() => {
    onBegun()
    box.current?.focus()
    if (begun) onValueChange(eventKey)
    else box.current?.select()
    // Once, as it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <input
      ref={box}
      className={css.cellInput}
      aria-label={label}
      autoComplete="off"
      maxLength={most}
      value={typed}
      onChange={({ target }) => say(target.value)}
    />
  )
}
