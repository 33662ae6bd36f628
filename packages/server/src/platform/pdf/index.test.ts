import { afterEach, expect, it } from 'vitest'
import { startWorkers, type Workers } from '../workers/index.ts'
import { tableFile } from './index.ts'
import type { TablePaper } from './table.ts'

let workers: Workers
afterEach(() => workers.stop())

const table = (rows: number): TablePaper => ({
  language: 'US',
  title: 'Settlement',
  above: [],
  columns: [{ head: 'Investor', width: 30, right: false }],
  rows: Array.from({ length: rows }, (_, nr) => [`Investor ${nr}`]),
  foot: 'Internal',
  pageText: 'Page {page} of {pages}',
})

const firstLetters = (content: unknown): string => Buffer.from(content as Uint8Array).toString('latin1', 0, 5)

it('is written in a thread', async () => {
  workers = startWorkers({ size: 1 })
  const file = await tableFile('List: A', table(3), workers)
  expect(file).toMatchObject({ name: 'List  A.pdf', mediaType: 'application/pdf' })
  expect('content' in file && firstLetters(file.content)).toBe('%PDF-')
})

it('is written here if no thread is free', async () => {
  workers = startWorkers({ size: 1 })
  await workers.stop()
  const file = await tableFile('List', table(3), workers)
  expect('content' in file && firstLetters(file.content)).toBe('%PDF-')
})

it('is refused if it takes more memory than a thread has, and not tried again here', async () => {
  workers = startWorkers({ size: 1, heapMb: 32 })
  expect(await tableFile('List', table(200_000), workers)).toMatchObject({ reason: 'work.too-much' })
})
