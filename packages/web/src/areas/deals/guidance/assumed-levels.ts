import type { Terms } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'

export interface AssumedLevel {
  readonly name: string
  readonly level: Rate
}

/** The levels that yields assume, each once: `index` is that of a first leg that floats. */
export function assumedLevels(
  { couponType, legs, floatingIndex }: Pick<Terms, 'couponType' | 'legs' | 'floatingIndex'>,
  index: Rate | null,
): AssumedLevel[] {
  const first =
    couponType === 'floating' && index !== null ? [{ name: floatingIndex ?? '', level: index }] : []
  const later = legs.flatMap(({ coupon }, at) => {
    if (at === 0 || !('assumed' in coupon) || coupon.assumed === null) return []
    const name = coupon.kind === 'floating' ? (coupon.index ?? floatingIndex) : coupon.benchmark
    return [{ name: name ?? '', level: coupon.assumed }]
  })
  const all = [...first, ...later]
  return all.filter(
    ({ name, level }, at) => all.findIndex((each) => each.name === name && each.level === level) === at,
  )
}
