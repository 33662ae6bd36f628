import { isRefusal, showMm } from '@bookrunner/domain/kernel'
import { limitsOf, type QuotedAs } from '@bookrunner/domain/orders'
import { limitText } from '../parts/limits.ts'
import { readLadder } from './typed.ts'

/** A ladder in standard notation: "9 @ T+115". Unreadable text stays as typed. */
export const standardLadder = (typed: string, quoted: QuotedAs): string => {
  const ladder = readLadder(typed, quoted)
  if (isRefusal(ladder)) return typed
  return ladder
    .map((orderLevel) => {
      const limits = limitsOf(orderLevel).map(({ kind, limit }) =>
        limitText(kind, limit, quoted.names[0] ?? null),
      )
      return [showMm(orderLevel.size), ...(limits.length > 0 ? [limits.join(' & ')] : [])].join(' @ ')
    })
    .join('; ')
}
