// What the demo world has ready for an allocation.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp } from './index.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp({ content: 'demo' })
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const dealIdOf = async (name: string): Promise<string> =>
  (await app.database.db.selectFrom('deal').select('id').where('name', '=', name).executeTakeFirstOrThrow())
    .id

test('the priced deal has versions ready to launch, and a policy template', async () => {
  const dealId = await dealIdOf('Amberfall 5Y Blue EUR')
  const { list } = await desk.allocation.allocVersionList({ dealId })
  expect(list.map(({ name, current, stale }) => [name, current, stale])).toEqual([
    ['Pro rata', false, false],
    ['Core accounts first', true, false],
  ])
  const { rows, summary, seq } = await desk.allocation.allocOrderList({ dealId })
  expect(summary).toMatchObject({ remainder: '0', faults: 0, toAllocate: 500_000_000 })
  // Targets are about some lines: each is near their sizes and what they could take.
  expect(summary.targets.length).toBeGreaterThan(1)
  for (const { size, now } of summary.targets) expect(Math.abs(Number(now) - size)).toBeLessThan(size / 5)
  const over = summary.targets.filter(({ difference }) => BigInt(difference) > 0n)
  expect(over.map(({ by, key }) => [by, key])).toEqual([['type', 'cls_hedgefund']])
  expect(rows.filter(({ classId }) => classId === 'cls_hedgefund').length).toBeLessThan(rows.length / 5)
  expect(rows.filter(({ proposed }) => proposed !== null)).toHaveLength(8)
  expect(rows.filter(({ by }) => by === 'desk')).toHaveLength(3)
  expect(new Set(rows.map(({ region }) => region)).size).toBeGreaterThan(2)
  const launched = await desk.allocation.launch(
    { versionId: list[1]!.versionId, expectedSeq: seq },
    { dryRun: true },
  )
  expect(launched.lines).toBe(rows.length)
  expect((await desk.allocation.getPolicies({})).list).toHaveLength(1)
})
