import { isRefusal } from '@bookrunner/domain/kernel'
import type { QuotedAs } from '@bookrunner/domain/orders'
import { ladderLine } from './ladder-cell.ts'
import { readLadder } from './typed.ts'

/** A ladder in standard notation: "9 @ T+115". Unreadable text stays as typed. */
export const standardLadder = (typed: string, quoted: QuotedAs): string => {
  const ladder = readLadder(typed, quoted)
  return isRefusal(ladder) ? typed : ladderLine(ladder, quoted.names[0] ?? null)
}
