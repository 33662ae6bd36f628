import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { LimitKind, Miss } from '@bookrunner/domain/orders'
import type { TranslateOf } from '../../../platform/text.ts'
import { decimal } from '../../../kit/format.ts'
import { levelText } from '../../deals/parts/index.ts'
import { limitText, overOf, shownSize } from './limits.ts'
import { shownFit, type ShownFit } from './sign.ts'
import type { orderText } from './text.ts'

type Say = TranslateOf<typeof orderText>
type Meaning = Pick<InvestorOrder['meaning'], 'counts' | 'share' | 'today' | 'holds' | 'left' | 'next'>

/** The input of a meaning text. */
export interface MeaningInput {
  readonly meaning: Meaning
  /** The size that counts, before levels. */
  readonly size: FaceAmount
  readonly guidance: GuidanceLevel | null | undefined
  /** The accepted part, if some of it is conditional. */
  readonly accepted?: FaceAmount | null
}

export interface MeaningTexts {
  /** Null before guidance is announced. */
  readonly fit: ShownFit | null
  /** In or out, why, and how much of the issue. */
  readonly first: string
  /** Further lines: the range in which it is in, the part that is out, the conditional part. */
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

/** The tight and the wide end; for prices the higher one is tight. */
const endsOf = ({ basis, over, level, to }: GuidanceLevel): readonly [string, string] => {
  const low = limitText(kindOf[basis], level, over)
  const high = to === null ? low : limitText(kindOf[basis], to, over)
  return basis === 'price' ? [high, low] : [low, high]
}

const fitText = ({ meaning: { today }, size, guidance }: MeaningInput, t: Say): string => {
  if (!today || !guidance) return t('mean.noLevel')
  const over = overOf(guidance)
  const { tight, wide } = today
  const [tightAt, wideAt] = endsOf(guidance)
  const fullSize = shownSize(size)
  if (size === 0) return t('mean.nothing')
  // Dropped or silent at FPG: no limit is the cause.
  if (today.fit === 'out' && wide.misses.length === 0) return t('mean.outAlone')
  if (today.fit === 'out') return t('mean.out', { why: whyText(wide.misses, over, t) })
  if (shownFit(today) === 'unknown') return t('mean.unknown', { level: levelText(guidance) })
  if (today.fit === 'partly')
    return t('mean.partly', {
      wide: wide.size < size ? t('mean.of', { part: shownSize(wide.size), size: fullSize }) : fullSize,
      at: wideAt,
      tight: tightAt,
    })
  const level = tightAt === wideAt ? tightAt : `${tightAt}–${wideAt}`
  if (tight.size < wide.size)
    return t('mean.inEnds', {
      tight: shownSize(tight.size),
      size: fullSize,
      at: tightAt,
      wide: shownSize(wide.size),
    })
  return tight.size < size
    ? t('mean.inWith', { part: shownSize(tight.size), size: fullSize, level })
    : t('mean.in', { level })
}

const restText = ({ meaning: { next, today } }: MeaningInput, over: string | null, t: Say): string[] => {
  if (!next || !today || today.fit === 'out') return []
  const counting = today.fit === 'in' ? today.tight : today.wide
  const rest = shownSize((next.size - counting.size) as FaceAmount)
  return next.misses.length === 0 || next.size <= counting.size
    ? []
    : [t('mean.rest', { rest, why: whyText(next.misses, over, t) })]
}

const holdsText = (
  { meaning: { holds, left, today } }: MeaningInput,
  over: string | null,
  t: Say,
): string[] => {
  if (!today || today.fit === 'out') return []
  if (holds.length === 0) return []
  const limits = holds.map(({ kind, limit }) => limitText(kind, limit, over)).join(t('also'))
  return [left > 0 ? t('mean.holdsThen', { limits, left: shownSize(left) }) : t('mean.holds', { limits })]
}

/** The meaning of an order: "In at 4.75%, 1.2% of the issue", "Out: its minimum is T+120, the level T+110". */
export function meaningTexts(input: MeaningInput, t: Say): MeaningTexts {
  const { meaning, size, guidance, accepted } = input
  const { today, share } = meaning
  const over = overOf(guidance)
  const shareText =
    share !== null && meaning.counts > 0 ? [t('mean.share', { share: decimal(share, 1) })] : []
  const fit = today && shownFit(today)
  const isConditional = accepted !== null && accepted !== undefined && accepted < size
  return {
    fit: size > 0 ? fit : null,
    first: [fitText(input, t), ...shareText].join(t('join')),
    more: [
      ...restText(input, over, t),
      ...holdsText(input, over, t),
      ...(fit === 'unknown' ? [t('mean.assumed')] : []),
      ...(isConditional
        ? [t('mean.conditional', { accepted: shownSize(accepted), size: shownSize(size) })]
        : []),
    ],
  }
}
