import type { CallRefused } from '@bookrunner/contract'
import { isAnswer } from '../../../platform/answers.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { inLanes, isClash } from '../../../platform/outbox/index.ts'
import type { CellEdit, CellWish } from './cell-edit.ts'

/** As many as the call takes. */
const mostSizes = 500

/** What goes out in one call: proposed sizes as a list, which is taken as a whole or not at all; any other cell by itself. */
export function batchesOf<Wish extends Pick<CellWish, 'field'>>(wishes: readonly Wish[]): Wish[][] {
  const sizes = wishes.filter(({ field }) => field === 'allocSize')
  const lists = Array.from({ length: Math.ceil(sizes.length / mostSizes) }, (_, nr) =>
    sizes.slice(nr * mostSizes, (nr + 1) * mostSizes),
  )
  return [...lists, ...wishes.filter(({ field }) => field !== 'allocSize').map((wish) => [wish])]
}

type Outcome = Pick<CellEdit, 'state' | 'words'>

const outcome = (reason: string, words: string): Outcome => ({
  state: isClash(reason) ? 'clash' : 'refused',
  words,
})

/**
 * What a refusal says of each cell of a call, in their order. Of a list only those that are wrong are refused: the
 * others are held, since nothing of it was written.
 */
export function outcomesOf(count: number, fault: CallRefused): Outcome[] {
  const [first] = fault.fields
  const whole = outcome(first?.reason ?? fault.reason, first?.message ?? wordsOf(fault))
  if (count === 1 || fault.fields.length === 0) return Array.from({ length: count }, () => whole)
  return Array.from({ length: count }, (_, index) => {
    const own = fault.fields.find(({ field }) => field.startsWith(`sizes.${index}.`))
    return own ? outcome(own.reason, own.message) : { state: 'held', words: wordsOf(fault) }
  })
}

/**
 * Of wishes that are tried as they would be written, those that would not be taken, with why. What fails to be asked is
 * thrown on: nothing is then known of any.
 */
export async function refusedOf<Wish extends Pick<CellWish, 'field'>>(
  wishes: readonly Wish[],
  trial: (batch: readonly Wish[]) => Promise<unknown>,
): Promise<ReadonlyMap<Wish, string>> {
  const refused = new Map<Wish, string>()
  const lane = inLanes()
  let lost = false
  const one = async (batch: readonly Wish[]) => {
    if (lost) return
    try {
      await trial(batch)
    } catch (fault) {
      if (!isAnswer(fault)) {
        lost = true
        throw fault
      }
      if (fault.reason === 'write.no-changes') return
      for (const [index, { state, words }] of outcomesOf(batch.length, fault).entries())
        if (state !== 'held') refused.set(batch[index]!, words)
    }
  }
  await Promise.all(batchesOf(wishes).map((batch) => lane(() => one(batch))))
  return refused
}
