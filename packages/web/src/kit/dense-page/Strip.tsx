import type { ReactNode } from 'react'
import { liveStore } from '../../platform/live.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { classes } from '../classes.ts'
import { Flash } from '../Flash.tsx'
import { zonedClock } from '../format.ts'
import { denseText } from './text.ts'
import denseCss from '../dense/dense.module.css'

const widest = '9,999.9'

/** A figure of the strip, on the screen and on paper. */
export interface StripFigure {
  readonly name: string
  readonly text: string
  readonly unit?: string | undefined
  /** The widest text that its place has room for, so that a growing figure moves no other. */
  readonly slot?: string
  readonly hint?: string
  readonly note?: string | undefined
  readonly noteSlot?: string | undefined
  /** The note in a narrow strip; empty if it has no room there. */
  readonly short?: string | undefined
  readonly shortSlot?: string | undefined
  /** A narrow strip shows the unit at this figure alone. */
  readonly leads?: boolean
  readonly size?: 'big' | 'remainder'
  /** The colour, and a sign beside it. */
  readonly level?: string | undefined
  readonly sign?: ReactNode
}

interface Props {
  readonly figures: readonly StripFigure[]
  readonly state: { readonly seq: number; readonly at: string }
  /** Who changed the state last. */
  readonly last?: ReactNode
  /** A figure that counts by itself. */
  readonly first?: ReactNode
  readonly className?: string | undefined
}

/** The figures of one state, with its number and time: always visible, and always of the same height. */
export function Strip({ figures, state, last, first, className }: Props) {
  return (
    <section className={classes(denseCss.strip, className)}>
      <dl>
        {first}
        {figures.map((figure) => (
          <Figure key={figure.name} figure={figure} />
        ))}
      </dl>
      <StateNumber state={state}>{last}</StateNumber>
    </section>
  )
}

/** A figure ends at one place, whatever its length; so does its name, if it is shorter. */
function Figure({ figure }: { readonly figure: StripFigure }) {
  const { name, text, unit, hint, leads, size, level, sign, slot = widest } = figure
  const { note, noteSlot, short, shortSlot } = figure
  const hasNote = note !== undefined || noteSlot !== undefined
  return (
    <div title={hint} data-level={level} data-leads={leads}>
      <dt data-slot={slot} data-size={size}>
        {name}
      </dt>
      <dd data-size={size}>
        <Flash of={text}>
          <span className={denseCss.slot} data-slot={slot}>
            <span>
              {sign}
              {text}
            </span>
          </span>
          {unit && <small> {unit}</small>}
        </Flash>
        {hasNote && (
          <Note text={note} slot={noteSlot} className={short === undefined ? undefined : denseCss.long} />
        )}
        {short && <Note text={short} slot={shortSlot} className={denseCss.short} />}
      </dd>
    </div>
  )
}

interface NoteProps {
  readonly text: string | undefined
  readonly slot: string | undefined
  readonly className: string | undefined
}

function Note({ text, slot, className }: NoteProps) {
  return (
    <>
      {/* For whoever reads or copies the text: the margin is only seen. */}{' '}
      <span className={classes(denseCss.note, denseCss.slot, className)} data-slot={slot}>
        <span>{text}</span>
      </span>
    </>
  )
}

/** The number of the state that the whole page shows; while the connection is lost, since when. */
function StateNumber({ state, children }: Pick<Props, 'state'> & { readonly children: ReactNode }) {
  const t = useText(denseText)
  const zone = useStore(sessionStore)?.timeZone
  const { state: connection, since } = useStore(liveStore)
  const lost = connection === 'notLive'
  return (
    <div className={denseCss.asof} role="status" data-lost={lost || undefined}>
      <span>
        <span data-sign data-waits={connection === 'connecting' || undefined}>
          {lost ? t('notLive', { time: zonedClock(since, zone) }) : t('live')}
        </span>
        {children}
      </span>
      <span className="br-figures">{t('asOf', { seq: state.seq, time: zonedClock(state.at, zone) })}</span>
    </div>
  )
}
