import type { Demand, Notch } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { Button, Flex } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { demandModel } from '../charts/demand-model.ts'
import { guidanceAt, scaleOf, showNotch, type Scale } from '../charts/level.ts'
import { usesServerFigures, useDemand } from '../charts/source.ts'
import { chartsText } from '../charts/text.ts'
import type { BookView } from '../charts/view.ts'
import { Waiting } from '../charts/Waiting.tsx'
import { linesOf } from '../lines.ts'
import { Fields } from './Fields.tsx'
import { Figures } from './Figures.tsx'
import { useServerFigures } from './use-server-figures.ts'
import {
  currentOutcome,
  outcomeOfDemand,
  outcomeOfLines,
  type Supposed,
  type WhatIfFigures,
} from './model.ts'
import css from './what-if.module.css'

/** The book at a level and size that are not announced, beside the current book. */
export function WhatIf({ view }: { readonly view: BookView }) {
  const { levels } = view.state
  const scale = useMemo(() => scaleOf(levels), [levels])
  const source = useDemand(view, scale)
  if (!source.figures || source.figures.total === 0n) return <Waiting source={source} />
  return <Supposing view={view} scale={scale} demand={source.figures} />
}

interface Props {
  readonly view: BookView
  readonly scale: Scale
  readonly demand: Demand
}

function useSides({ view, scale, demand }: Props, supposed: Supposed) {
  const { state } = view
  const { issue } = state.summary
  const { level, size, today } = supposed
  const { stale, ...figures } = useServerFigures(view, scale, { level, today })
  const { now, supposed: supposedFigures } = figures
  const fromServer = usesServerFigures(state)
  const outcome = useMemo(
    () =>
      fromServer
        ? (input: Supposed, served: WhatIfFigures) => outcomeOfDemand(demand, input, served)
        : (input: Supposed) => outcomeOfLines(linesOf(state).lines, input),
    [fromServer, state, demand],
  )
  // Two memos: while a slider moves, only the supposed side is computed again.
  const before = useMemo(
    () => currentOutcome((input) => outcome(input, now), today, issue),
    [outcome, today, issue, now],
  )
  const after = useMemo(
    // Figures of another level are not shown.
    () => outcome({ level, size, today }, stale ? { ...supposedFigures, topTen: null } : supposedFigures),
    [outcome, level, size, today, supposedFigures, stale],
  )
  return { sides: { now: before, supposed: after }, stale: fromServer && stale }
}

function Supposing({ view, scale, demand }: Props) {
  const t = useText(chartsText)
  const { levels, summary } = view.state
  const { range, marks } = useMemo(
    () => demandModel({ scale, demand, levels, issue: summary.issue }),
    [scale, demand, levels, summary.issue],
  )
  const [chosen, choose] = useState<{ level?: Notch; size?: FaceAmount }>({})
  const today = levels.today === null ? null : scale.axis.notchOf(levels.today)
  const level = chosen.level ?? today ?? marks.at(-1)?.notch ?? range.to
  const size = chosen.size ?? summary.issue
  const { sides, stale } = useSides({ view, scale, demand }, { level, size, today })
  const onLevel = useCallback((next: Notch) => choose((before) => ({ ...before, level: next })), [])
  const onSize = useCallback((next: FaceAmount) => choose((before) => ({ ...before, size: next })), [])
  const moved = chosen.level !== undefined || chosen.size !== undefined
  return (
    <Flex component="section" vertical gap={10} aria-label={t('panel.what-if')}>
      <Fields
        scale={scale}
        range={range}
        level={level}
        today={today}
        size={size}
        total={demand.total}
        issue={summary.issue}
        onLevel={onLevel}
        onSize={onSize}
      />
      <Figures sides={sides} classes={view.classes} stale={stale} />
      <Flex align="center" wrap gap="6px 8px" className={css.foot}>
        <Button size="small" disabled={!moved} onClick={() => choose({})}>
          {t('what.reset')}
        </Button>
        {view.onGuidance && level !== today && (
          <Button size="small" onClick={() => view.onGuidance?.(guidanceAt(scale, level))}>
            {t('what.guidance', { level: showNotch(scale, level) })}
          </Button>
        )}
        <p>{t('what.note')}</p>
      </Flex>
    </Flex>
  )
}
