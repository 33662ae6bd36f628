import { exact, type Rate, rateOf } from '@bookrunner/domain/kernel'
import { plainWidth } from '../../../kit/plain-width.ts'

/** "37.5", "37.5%", "３０％": a share of something, with at most six decimals. */
export function readPercent(typed: string, most = 100): Rate | undefined {
  const text = plainWidth(typed).trim().replace(/ ?%$/, '')
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(text)) return undefined
  const rate = rateOf(text)
  return exact(rate).lte(most) ? rate : undefined
}
