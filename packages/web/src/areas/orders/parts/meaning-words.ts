import type { InvestorOrder } from '@bookrunner/contract/orders'
import { showGuidance, type GuidanceLevel } from '@bookrunner/domain/deals'
import { exact, type FaceAmount } from '@bookrunner/domain/kernel'
import type { LimitKind, Miss } from '@bookrunner/domain/orders'
import type { TranslateOf } from '../../../platform/text.ts'
import { limitText, overOf, sizeWords } from './limits.ts'
import { signOf, type Sign } from './sign.ts'
import type { orderText } from './text.ts'

type Say = TranslateOf<typeof orderText>
type Meaning = Pick<InvestorOrder['meaning'], 'counts' | 'share' | 'today' | 'holds' | 'left' | 'next'>

/** What is to be said, and of how much. */
export interface Meant {
  readonly meaning: Meaning
  /** What counts, before levels. */
  readonly size: FaceAmount
  readonly guidance: GuidanceLevel | null | undefined
  /** Of it what waits for nobody, where some does. */
  readonly accepted?: FaceAmount | null
}

export interface MeaningWords {
  /** Null before there is any guidance. */
  readonly fit: Sign | null
  /** In or out, why, and how much of the issue. */
  readonly first: string
  /** What else there is to know: where it ends, what is out, what is conditional. */
  readonly more: readonly string[]
}

const whyText = (misses: readonly Miss[], over: string | null, t: Say): string =>
  misses
    .map(({ kind, limit, level }) =>
      t(`why.${kind}`, { limit: limitText(kind, limit, over), level: limitText(kind, level, over) }),
    )
    .join(t('also'))

const kindOf: Record<GuidanceLevel['basis'], LimitKind> = {
  spread: 'minSpread',
  yield: 'minYield',
  price: 'maxPrice',
}

/** Its tight and its loose end: of prices the higher one is tight. */
const endsOf = ({ basis, over, level, to }: GuidanceLevel): readonly [string, string] => {
  const low = limitText(kindOf[basis], level, over)
  const high = to === null ? low : limitText(kindOf[basis], to, over)
  return basis === 'price' ? [high, low] : [low, high]
}

const fitText = ({ meaning: { today }, size, guidance }: Meant, t: Say): string => {
  if (!today || !guidance) return t('mean.noLevel')
  const over = overOf(guidance)
  const { tight, loose } = today
  const [tightAt, looseAt] = endsOf(guidance)
  const whole = sizeWords(size)
  if (size === 0) return t('mean.nothing')
  // Dropped, or silent when FPG closed: no limit keeps it out.
  if (today.fit === 'out' && loose.misses.length === 0) return t('mean.outAlone')
  if (today.fit === 'out') return t('mean.out', { why: whyText(loose.misses, over, t) })
  if (signOf(today) === 'untold') return t('mean.untold', { level: showGuidance(guidance) })
  if (today.fit === 'partly')
    return t('mean.partly', {
      loose: loose.size < size ? t('mean.of', { part: sizeWords(loose.size), size: whole }) : whole,
      at: looseAt,
      tight: tightAt,
    })
  const level = tightAt === looseAt ? tightAt : `${tightAt}–${looseAt}`
  if (tight.size < loose.size)
    return t('mean.inEnds', {
      tight: sizeWords(tight.size),
      size: whole,
      at: tightAt,
      loose: sizeWords(loose.size),
    })
  return tight.size < size
    ? t('mean.inWith', { part: sizeWords(tight.size), size: whole, level })
    : t('mean.in', { level })
}

const restText = ({ meaning: { next, today } }: Meant, over: string | null, t: Say): string[] => {
  if (!next || !today || today.fit === 'out') return []
  const counting = today.fit === 'in' ? today.tight : today.loose
  const rest = sizeWords((next.size - counting.size) as FaceAmount)
  return next.misses.length === 0 || next.size <= counting.size
    ? []
    : [t('mean.rest', { rest, why: whyText(next.misses, over, t) })]
}

const holdsText = ({ meaning: { holds, left, today } }: Meant, over: string | null, t: Say): string[] => {
  if (!today || today.fit === 'out') return []
  if (holds.length === 0) return []
  const limits = holds.map(({ kind, limit }) => limitText(kind, limit, over)).join(t('also'))
  return [left > 0 ? t('mean.holdsThen', { limits, left: sizeWords(left) }) : t('mean.holds', { limits })]
}

/** "In at 4.75%, 1.2% of the issue", "Out: your minimum is T+120, the level T+110", and what else there is to it. */
export function meaningWords(meant: Meant, t: Say): MeaningWords {
  const { meaning, size, guidance, accepted } = meant
  const { today, share } = meaning
  const over = overOf(guidance)
  const shareText =
    share !== null && meaning.counts > 0 ? [t('mean.share', { share: exact(share).toFixed(1) })] : []
  const sign = today && signOf(today)
  const held = accepted !== null && accepted !== undefined && accepted < size
  return {
    fit: size > 0 ? sign : null,
    first: [fitText(meant, t), ...shareText].join(t('join')),
    more: [
      ...restText(meant, over, t),
      ...holdsText(meant, over, t),
      ...(sign === 'untold' ? [t('mean.assumed')] : []),
      ...(held ? [t('mean.conditional', { accepted: sizeWords(accepted), size: sizeWords(size) })] : []),
    ],
  }
}
