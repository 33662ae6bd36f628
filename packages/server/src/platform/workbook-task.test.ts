import { Workbook } from '@cj-tech-master/excelts'
import { afterEach, expect, it } from 'vitest'
import { isRefusal } from '@bookrunner/domain/kernel'
import { packSheets } from './packed-sheets.ts'
import { makeWorkbook } from './workbook-task.ts'
import { startWorkers, type Workers } from './workers/index.ts'

let workers: Workers
afterEach(() => workers.stop())

const sheetsWith = (rows: number) =>
  packSheets([
    {
      name: 'Investors',
      columns: [{ header: 'Investor', width: 30 }],
      rows: Array.from({ length: rows }, (_, nr) => [`Investor ${nr}`]),
    },
  ])

const rowsIn = async (made: Awaited<ReturnType<typeof makeWorkbook>>): Promise<number> => {
  if (isRefusal(made)) throw new Error(made.reason)
  const book = new Workbook()
  await book.xlsx.load(made)
  return book.getWorksheet('Investors')!.rowCount - 1
}

it('is written by a thread', async () => {
  workers = startWorkers({ size: 1 })
  expect(await rowsIn(await makeWorkbook(workers, await sheetsWith(3)))).toBe(3)
})

it('is written by the node if it takes more memory than a thread has', { timeout: 60_000 }, async () => {
  workers = startWorkers({ size: 1, heapMb: 8 })
  expect(await rowsIn(await makeWorkbook(workers, await sheetsWith(20_000)))).toBe(20_000)
})

it('waits its turn on the node, and is refused with the time to wait if that does not come', async () => {
  workers = startWorkers({ size: 1 })
  await workers.stop()
  const [long, short] = [await sheetsWith(20_000), await sheetsWith(3)]
  const done: string[] = []
  const first = makeWorkbook(workers, long).finally(() => done.push('first'))
  const second = makeWorkbook(workers, short).finally(() => done.push('second'))
  const impatient = await makeWorkbook(workers, short, 1)
  expect(impatient).toMatchObject({ reason: 'slow.no-turn', params: { seconds: 30 } })
  expect(done).toEqual([])
  expect(await Promise.all([first.then(rowsIn), second.then(rowsIn)])).toEqual([20_000, 3])
  expect(done).toEqual(['first', 'second'])
  expect(await rowsIn(await makeWorkbook(workers, short, 1))).toBe(3)
})
