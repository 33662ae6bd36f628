import { RightOutlined } from '@ant-design/icons'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import css from './grid.module.css'

interface NameProps {
  readonly name: string | undefined
  /** The fund after the name; a narrow column cuts off the name first. */
  readonly fund?: string
  readonly depth: number
  /** For a row with children: whether it is open, and the button's label. */
  readonly fold?: { readonly open: boolean; readonly label: string; readonly onToggle: () => void }
  readonly children?: ReactNode
}

/** The name of a row, with the arrow to fold its children. */
export function NameCell({ name, fund, depth, fold, children }: NameProps) {
  return (
    <span className={css.name} data-depth={depth}>
      {fold && (
        <button
          type="button"
          className={css.toggle}
          tabIndex={-1}
          aria-expanded={fold.open}
          aria-label={fold.label}
          onClick={fold.onToggle}
        >
          <RightOutlined aria-hidden rotate={fold.open ? 90 : 0} />
        </button>
      )}
      <span translate="no">{name}</span>
      {fund && (
        <span translate="no" className={css.fund}>
          {fund}
        </span>
      )}
      {children}
    </span>
  )
}

interface BoxProps {
  readonly label: string
  readonly most?: number
  /** The key that opened it; null for a click. */
  readonly eventKey: string | null
  /** The current value as text. */
  readonly now: () => string
  readonly onBegun: () => void
  readonly onTyping: (typed: string) => void
  readonly onValueChange: (typed: string) => void
}

/** The input of a cell: the first key replaces the value, Enter and F2 continue from it. */
export function CellBox({ label, most, eventKey, now, onBegun, onTyping, onValueChange }: BoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const begun = eventKey !== null && eventKey.length === 1
  const [typed, setTyped] = useState(() => {
    if (begun) return eventKey
    return eventKey === 'Backspace' || eventKey === 'Delete' ? '' : now()
  })
  const change = (next: string) => {
    setTyped(next)
    onValueChange(next)
    onTyping(next)
  }
  useEffect(() => {
    onBegun()
    box.current?.focus()
    if (begun) onValueChange(eventKey)
    else box.current?.select()
    // Once, on opening.
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
      onChange={({ target }) => change(target.value)}
    />
  )
}
