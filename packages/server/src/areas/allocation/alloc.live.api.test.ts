// A live version: edits with their authors, across two nodes, limited to what each reader sees.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import {
  allocSubject,
  type AllocChange,
  type AllocRow,
  type AllocState,
} from '@bookrunner/contract/allocation'
import type { LiveRefusal } from '@bookrunner/contract/kernel'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { allocated, closedWith, launchedOn, priceAt, seqOf, type Entered } from '../../../test/allocation.ts'
import { mm } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

let one: TestApp
let desk: Client
const clients: Client[] = []
/** Watchers use the second node. */
let two: TestNode
beforeAll(async () => {
  one = await startTestApp()
  two = await one.anotherNode()
  desk = await clientOf(one, 'deskoc')
})
afterAll(async () => {
  for (const client of clients) client.live.close()
  await one.close()
})

class FollowedVersion {
  rows = new Map<string, AllocRow>()
  summary: AllocState['summary'] | undefined
  versions: AllocState['versions'] = []
  snapshots = 0
  seq = 0
  at = ''
  raw = ''
  refused: string | undefined

  takeSnapshot(state: AllocState, seq: number): void {
    this.rows = new Map(state.rows.map((row) => [row.orderId, row]))
    this.snapshots += 1
    this.applyChange(state, seq)
  }

  applyChange(state: AllocState | AllocChange, seq: number): void {
    for (const row of state.rows) this.rows.set(row.orderId, row)
    if ('gone' in state) for (const id of state.gone) this.rows.delete(id)
    Object.assign(this, { summary: state.summary, versions: state.versions, seq, at: state.at })
    this.raw += JSON.stringify(state)
  }
}

/** Watches from the number of a list, if the deal is given, else from the beginning. */
const watch = async (person: string, versionId: string, dealId?: string): Promise<FollowedVersion> => {
  const client = await clientOf({ ...one, url: two.url }, person)
  clients.push(client)
  const followed = new FollowedVersion()
  const since =
    dealId === undefined ? undefined : (await client.allocation.allocOrderList({ dealId, versionId })).seq
  const take = {
    snapshot: (state: AllocState, seq: number) => followed.takeSnapshot(state, seq),
    changes: (changes: AllocChange[], seq: number) => {
      for (const change of changes) followed.applyChange(change, seq)
    },
    refused: ({ reason }: LiveRefusal) => void (followed.refused = reason),
  }
  client.live.watch(allocSubject, versionId, take, since)
  if (since === undefined)
    await until(() => expect(followed.seq > 0 || followed.refused !== undefined).toBe(true))
  return followed
}

describe('a live version', () => {
  it('sends changed lines with their authors, and the new totals', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const followed = await watch('deskjgc', versionId, dealId)
    const expectedSeq = await seqOf(desk, dealId)
    await until(async () => {
      const { here } = await desk.allocation.getAllocOperator({ dealId, versionId })
      expect(here.map(({ name, entity }) => [name, entity.shortName])).toEqual([
        ['Hana Ishiguro', 'Brasslight'],
      ])
    })
    const line = { orderId: orderIds[0]!, size: mm(40), note: 'Trimmed' }
    const { seq } = await desk.allocation.alloc({ versionId, expectedSeq, lines: [line] })
    await until(() => expect(followed.seq).toBe(seq))
    expect([...followed.rows.values()]).toMatchObject([
      {
        orderId: orderIds[0],
        size: mm(40),
        by: 'desk',
        note: 'Trimmed',
        editedBy: 'Edmund Fong 方以誠',
        seq,
      },
    ])
    expect(followed.summary).toMatchObject({ total: '90000000', remainder: '10000000' })
    // One event has one time: of the state, its line, its change, the book, and later the launch.
    const { list } = await desk.allocation.updaterList({ dealId, versionId })
    const book = await desk.book.bookOrderList({ dealId })
    const at = followed.rows.get(orderIds[0]!)?.editedAt
    expect([followed.at, list[0]?.at, book.at]).toEqual([at, at, at])
    const undone = await desk.allocation.undoAlloc({ versionId, change: seq })
    await until(() => expect(followed.seq).toBe(undone.seq))
    expect(followed.rows.get(orderIds[0]!)).toMatchObject({ size: mm(50), by: 'proRata', note: null })
    // Revisions too: the list is from another node than the changes.
    const { rows } = await desk.allocation.allocOrderList({ dealId, versionId })
    expect([...followed.rows.values()]).toEqual(rows.filter(({ orderId }) => followed.rows.has(orderId)))
    const { version } = await desk.allocation.saveVersion({ dealId, copyOf: versionId, name: 'Other' })
    await until(() => expect(followed.versions.map(({ name }) => name)).toContain('Other'))
    await desk.allocation.saveVersion({ dealId, versionId: version.versionId, current: true })
    await until(() =>
      expect(followed.versions.map(({ name, current }) => [name, current])).toEqual([
        ['Version 1', false],
        ['Other', true],
      ]),
    )
    expect(followed.snapshots).toBe(0)
  })

  it('sends merges and splits, which change no order', async () => {
    const orders: Entered[] = [
      ['ent_ironmosslife', 80],
      ['ent_kestrelpeak', 40],
      ['ent_kestrelpeak', 40, { account: 'Second' }],
    ]
    const { dealId, orderIds } = await closedWith(desk, { orders })
    const versionId = await allocated(desk, dealId)
    const followed = await watch('deskjgc', versionId, dealId)
    const two = orderIds.slice(1)
    const { mergeId } = await desk.book.mergeOrder({ dealId, orderIds: two, rule: 'largest' })
    const merges = () => two.map((id) => followed.rows.get(id)?.mergeId)
    await until(() => expect(merges()).toEqual([mergeId, mergeId]))
    await desk.book.splitOrder({ dealId, mergeId })
    await until(() => expect(merges()).toEqual([null, null]))
    expect([...followed.rows.keys()].toSorted()).toEqual(two.toSorted())
    expect(followed.snapshots).toBe(0)
  })

  it('is refused as a draft without the right to allocate, and shows a lead its own line after the launch', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    expect((await watch('deskjlm', versionId)).refused).toBe('record.unknown')
    expect((await watch('issuer', versionId)).refused).toBe('record.unknown')
    expect((await watch('investor', versionId)).refused).toBe('access.denied')
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    const followed = await watch('deskjlm', versionId)
    expect([...followed.rows.keys()]).toEqual([orderIds[2]])
    await priceAt(desk, dealId)
    await desk.allocation.signOff({ versionId, waiver: 'Agreed' })
    await desk.allocation.allocConfirmAll({ versionId })
    await until(() => expect(followed.rows.get(orderIds[2]!)?.confirm).toBe('confirmed'))
    expect([...followed.rows.keys()]).toEqual([orderIds[2]])
    expect(followed.raw).not.toMatch(new RegExp(`${orderIds[0]}|${orderIds[1]}|kestrelpeak|ironmoss`))
  })

  it('sends a shared version to its reader only, not to a colleague who watches the same', async () => {
    // A second person of the same bank and role.
    const { pool } = one.database
    await pool.query(
      `update user_account set entity_id = 'ent_quillstone', department_id = null where id = 'usr_sales'`,
    )
    const { dealId } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    const { version } = await desk.allocation.saveVersion({ dealId, name: 'First look' })
    const reader = await watch('deskjlm', versionId)
    const colleague = await watch('sales', versionId)
    await desk.allocation.share({ versionId: version.versionId, add: ['usr_deskjlm'] })
    const names = () => [reader, colleague].map(({ versions }) => versions.map(({ name }) => name))
    await until(() => expect(names()[0]).toEqual(['Version 1', 'First look']))
    const { seq } = await desk.allocation.saveVersion({
      dealId,
      versionId: version.versionId,
      name: 'Second look',
    })
    await until(() => expect([reader.seq, colleague.seq]).toEqual([seq, seq]))
    expect(names()).toEqual([['Version 1', 'Second look'], ['Version 1']])
    expect(colleague.raw).not.toMatch(/look/)
  })

  it('ends with a refusal when its launch is recalled', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    const followed = await watch('issuer', versionId)
    expect(followed.rows.size).toBe(3)
    await desk.allocation.reopenLaunch({ versionId, reason: 'A wrong line' })
    await until(() => expect(followed.refused).toBe('record.unknown'))
  })
})
