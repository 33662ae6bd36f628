import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { PackedSheet } from './packed-sheets.ts'
import { Places } from './places.ts'
import { work } from './workbook.worker.ts'
import { workerTask, type Workers } from './workers/index.ts'

const file = new URL('./workbook.worker.ts', import.meta.url)
const task = workerTask<typeof work>('platform.workbook', file, { deadlineMs: 120_000 })

/** The node itself writes one workbook at once: several would take most of its time from the requests. */
const ownTurn = new Places(1)
/** A workbook waits so long for the one before it. */
const usualWaitMs = 30_000

/**
 * The workbook from a thread. If none was free in time or it is too large for one, the node writes it, in its turn and some
 * cells at once; past the wait it is refused, as other slow calls are.
 */
export const makeWorkbook = async (
  workers: Workers,
  sheets: readonly PackedSheet[],
  waitMs = usualWaitMs,
): Promise<Uint8Array | Refusal<'slow.no-turn'>> => {
  const bytes = await workers.run(task, sheets)
  if (!isRefusal(bytes)) return bytes
  const hasTurn = await ownTurn.enter(waitMs).then(
    () => true,
    () => false,
  )
  if (!hasTurn) return refuse('slow.no-turn', { seconds: Math.ceil(usualWaitMs / 1000) })
  try {
    return await work(sheets)
  } finally {
    ownTurn.leave()
  }
}
