import type { ReactNode } from 'react'
import { liveStore } from '../../platform/live.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { classes } from '../classes.ts'
import { Flash } from '../Flash.tsx'
import { clockTime } from '../format.ts'
import { denseText } from './text.ts'
import denseCss from '../dense/dense.module.css'

/** A figure of the strip, on the screen and on paper. */
export interface StripFigure {
  readonly name: string
  readonly text: string
  readonly unit?: string | undefined
  readonly hint?: string
  readonly note?: string | undefined
  /** The note in a narrow strip. */
  readonly short?: string | undefined
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
        {figures.map(({ leads, name, text, unit, hint, note, short, size, level, sign }) => (
          <div key={name} title={hint} data-level={level} data-leads={leads}>
            <dt>{name}</dt>
            <dd data-big={size === 'big' || undefined} data-remainder={size === 'remainder' || undefined}>
              {sign}
              <Flash of={text}>
                {text}
                {unit && <small> {unit}</small>}
              </Flash>
              {note && <span className={classes(denseCss.note, short && denseCss.long)}>{note}</span>}
              {short && <span className={classes(denseCss.note, denseCss.short)}>{short}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <StateNumber state={state}>{last}</StateNumber>
    </section>
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
      <span>{lost ? t('notLive', { time: clockTime(since, zone) }) : t('live')}</span>
      {children}
      <span className="br-figures">{t('asOf', { seq: state.seq, time: clockTime(state.at, zone) })}</span>
    </div>
  )
}
