import { isRefusal } from '@bookrunner/domain/kernel'
import type { PackedSheet } from './packed-sheets.ts'
import type { work } from './workbook.worker.ts'
import { workerTask, type Workers } from './workers/index.ts'

const file = new URL('./workbook.worker.ts', import.meta.url)
const task = workerTask<typeof work>('platform.workbook', file, { deadlineMs: 120_000 })

/** The workbook from a thread; undefined if none was free in time or it is too large for one. */
export const inThread = async (
  workers: Workers,
  sheets: readonly PackedSheet[],
): Promise<Uint8Array | undefined> => {
  const bytes = await workers.run(task, sheets)
  return isRefusal(bytes) ? undefined : bytes
}
