import type { CallRefused } from '@bookrunner/contract'
import { isAnswer } from '../../../platform/answers.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { inLanes, isClash } from '../../../platform/outbox/index.ts'
import type { CellEdit, CellChange } from './cell-edit.ts'

/** The most sizes that the call takes. */
const mostSizes = 500

/** The changes of one call: proposed sizes as a list, which the server takes as a whole; any other cell alone. */
export function batchesOf<Change extends Pick<CellChange, 'field'>>(changes: readonly Change[]): Change[][] {
  const sizes = changes.filter(({ field }) => field === 'allocSize')
  const lists = Array.from({ length: Math.ceil(sizes.length / mostSizes) }, (_, nr) =>
    sizes.slice(nr * mostSizes, (nr + 1) * mostSizes),
  )
  return [...lists, ...changes.filter(({ field }) => field !== 'allocSize').map((change) => [change])]
}

type Outcome = Pick<CellEdit, 'state' | 'message'>

const outcome = (reason: string, message: string): Outcome => ({
  state: isClash(reason) ? 'clash' : 'refused',
  message,
})

/**
 * The outcome of each cell after a refusal, in their order. In a list only the wrong cells are refused; the others are
 * blocked, because the server wrote nothing.
 */
export function outcomesOf(count: number, fault: CallRefused): Outcome[] {
  const [first] = fault.fields
  const outcomeOfAll = outcome(first?.reason ?? fault.reason, first?.message ?? faultMessage(fault))
  if (count === 1 || fault.fields.length === 0) return Array.from({ length: count }, () => outcomeOfAll)
  return Array.from({ length: count }, (_, index) => {
    const own = fault.fields.find(({ field }) => field.startsWith(`sizes.${index}.`))
    return own ? outcome(own.reason, own.message) : { state: 'blocked', message: faultMessage(fault) }
  })
}

/**
 * Tries changes without writing them, and returns the refused ones with the reason. If a request fails, it throws: then
 * nothing is known.
 */
export async function refusedOf<Change extends Pick<CellChange, 'field'>>(
  changes: readonly Change[],
  tryCall: (batch: readonly Change[]) => Promise<unknown>,
): Promise<ReadonlyMap<Change, string>> {
  const refused = new Map<Change, string>()
  const lane = inLanes()
  let lost = false
  const tryBatch = async (batch: readonly Change[]) => {
    if (lost) return
    try {
      await tryCall(batch)
    } catch (fault) {
      if (!isAnswer(fault)) {
        lost = true
        throw fault
      }
      if (fault.reason === 'write.no-changes') return
      for (const [index, { state, message }] of outcomesOf(batch.length, fault).entries())
        if (state !== 'blocked') refused.set(batch[index]!, message)
    }
  }
  await Promise.all(batchesOf(changes).map((batch) => lane(() => tryBatch(batch))))
  return refused
}
