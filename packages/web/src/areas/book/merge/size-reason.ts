import type { MergeSizeReason } from '@bookrunner/domain/book'
import { isRefusal, type AmountReason } from '@bookrunner/domain/kernel'
import { readSize } from '../../orders/index.ts'

/** Why the typed size cannot count: a text that is no size is not a missing one. */
export function sizeReason(typed: string, fault: MergeSizeReason): MergeSizeReason | AmountReason {
  if (fault !== 'merge.size-missing' || typed.trim() === '') return fault
  if (/^\s*[-−–]/.test(typed)) return 'merge.size-zero'
  const read = readSize(typed)
  return isRefusal(read) ? read.reason : fault
}
