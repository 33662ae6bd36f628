import { useMemo } from 'react'
import { classes } from '../../../kit/classes.ts'
import { count, sentences } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { versionOf, type BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocInfo } from '../use-alloc.ts'
import type { AllocPlace } from '../use-place.ts'
import { RebaseButton } from '../versions/RebaseButton.tsx'
import { outOfDateIn } from './effect.ts'
import { launchText } from './launch-text.ts'
import { RecallButton } from './RecallButton.tsx'
import css from './flow.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly info: AllocInfo
  readonly place: AllocPlace
}

/** For the desk: a version on superseded terms, the confirmations that stay valid meanwhile, and the next step. */
export function OutOfDate({ alloc, info, place }: Props) {
  const t = useText(launchText)
  const { lang } = useReader()
  const version = versionOf(alloc)
  const { state, stale } = version ?? {}
  const launched = state === 'launched'
  const confirmations = useMemo(() => outOfDateIn(alloc.rows, { launched }), [alloc.rows, launched])
  if (!version) return null
  const said =
    info.may.allocate && (launched || state === 'draft')
      ? [
          ...(stale ? [t(launched ? 'superseded' : 'block.stale')] : []),
          ...(confirmations > 0
            ? [t('stillValid', { count: confirmations, orders: count(confirmations) })]
            : []),
        ]
      : []
  const shown = said.length > 0
  return (
    <div
      className={shown ? classes(denseCss.own, css.outOfDate) : undefined}
      role={shown ? 'status' : undefined}
      data-stale={stale || undefined}
    >
      {sentences(said, lang)}
      {/* Here also with nothing to say: its dialog stays open. */}
      <RecallButton
        alloc={alloc}
        version={version}
        place={place}
        wanted={shown && launched && stale}
        size="small"
        type="primary"
      />
      {shown && !launched && <RebaseButton version={version} type="primary" />}
    </div>
  )
}
