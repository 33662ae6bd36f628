// The audit pack: its content by reader, and that its chain can be verified from it alone.
import { unzip } from '@cj-tech-master/excelts/archive'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstHash, hashOf, type Entry } from '../../platform/service/chain.ts'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { closedWith, releasable } from '../../../test/allocation.ts'
import { ledgerOf } from '../../../test/lifecycle.ts'
import { announce, makeDraft } from '../../../test/deals.ts'
import { orderLevel } from '../../../test/orders.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })
let dealId: string
let versionId: string
beforeAll(async () => {
  const made = await closedWith(desk, { overrides: { name: 'Glasswing 3y 琉璃翼' } })
  dealId = made.dealId
  versionId = await releasable(desk, dealId)
  await desk.allocation.allocConfirm({ versionId, orderIds: made.orderIds.slice(0, 2) })
})

describe('the audit pack', () => {
  const filesOf = async (): Promise<Map<string, string>> => {
    const { fileId, name } = await desk.allocation.export({ dealId, kind: 'pack' })
    expect(name).toBe('Audit pack Glasswing 3y 琉璃翼.zip')
    return unpacked(await desk.allocation.download({ fileId }))
  }
  const unpacked = async (file: { blob: () => Promise<Blob> }): Promise<Map<string, string>> => {
    const bytes = new Uint8Array(await (await file.blob()).arrayBuffer())
    const found = new Map<string, string>()
    for await (const entry of unzip(bytes).entries())
      found.set(entry.path, new TextDecoder().decode(await entry.bytes()))
    return found
  }
  const linesIn = (files: Map<string, string>, name: string): Record<string, unknown>[] =>
    files
      .get(name)!
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  it('has the whole deal, and its chain can be verified from it alone', async () => {
    const files = await filesOf()
    expect([...files.keys()].toSorted()).toEqual([
      'README.txt',
      'allocation/changes.jsonl',
      'allocation/confirmations.jsonl',
      'allocation/lines.jsonl',
      'allocation/reviews.jsonl',
      'allocation/shares.jsonl',
      'allocation/versions.jsonl',
      'directory.json',
      'levels.jsonl',
      'log.jsonl',
      'manifest.json',
      'messages-sent.jsonl',
      'messages.jsonl',
      'orders.jsonl',
      'proof.json',
      'terms.json',
    ])
    const manifest = JSON.parse(files.get('manifest.json')!) as Record<string, string>
    for (const [name, hash] of Object.entries(manifest))
      expect([name, createHash('sha256').update(files.get(name)!).digest('hex')]).toEqual([name, hash])
    expect(Object.keys(manifest)).toHaveLength(14)
    const ledger = ledgerOf(dealId)
    let hash = firstHash(ledger)
    for (const { said: _, ...line } of linesIn(files, 'log.jsonl')) {
      const { hash: stored, ...entry } = line as unknown as Entry
      hash = hashOf(hash, ledger, entry)
      expect(stored).toBe(hash)
    }
    expect(JSON.parse(files.get('proof.json')!)).toMatchObject({ ledger, hash, intact: true, brokenAt: null })
    expect(linesIn(files, 'orders.jsonl').map(({ act }) => act)).toEqual(
      expect.arrayContaining(['submitted', 'allocated']),
    )
    expect(linesIn(files, 'allocation/lines.jsonl')).toHaveLength(3)
    expect(linesIn(files, 'allocation/confirmations.jsonl')).toHaveLength(2)
    // The launch binds its lines to the chain, as the README says.
    const sizes = linesIn(files, 'allocation/lines.jsonl')
      .map((line): [string, null, number] => [String(line['order_id']), null, Number(line['size'])])
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
    const launch = linesIn(files, 'log.jsonl').find(({ code }) => code === 'alloc.launched')!
    const digest = createHash('sha256').update(JSON.stringify(sizes)).digest('hex')
    expect(launch['params']).toMatchObject({ digest })
  })

  it('has every share with note and reader, including ended ones', async () => {
    const { list } = await desk.allocation.getReaders({ dealId, versionId })
    const reader = list.find(({ entity }) => entity.shortName.startsWith('Ninefold'))!
    await desk.allocation.share({ versionId, add: [reader.userId], note: 'First' })
    await desk.allocation.share({ versionId, add: [], remove: [reader.userId] })
    await desk.allocation.share({ versionId, add: [reader.userId], note: 'Second' })
    const files = await filesOf()
    const shares = linesIn(files, 'allocation/shares.jsonl')
    expect(shares.map((share) => [share['user_id'], share['note'], share['ended_at'] !== null])).toEqual([
      [reader.userId, 'First', true],
      [reader.userId, 'Second', false],
    ])
    expect(files.get('directory.json')).toContain(reader.userId)
  })

  it('is of one state while the deal goes on', async () => {
    const { seq } = await desk.allocation.allocVersionList({ dealId })
    const writing = async () => {
      for (let at = 0; at < 12; at++)
        await desk.allocation.review({ versionId, verdict: 'comment', text: `Word ${at}` })
    }
    const [made] = await Promise.all([desk.allocation.export({ dealId, kind: 'pack' }), writing()])
    const files = await unpacked(await desk.allocation.download({ fileId: made.fileId }))
    expect(linesIn(files, 'log.jsonl').at(-1)).toMatchObject({ seq: made.seq })
    expect(JSON.parse(files.get('proof.json')!)).toMatchObject({ lines: made.seq })
    expect(linesIn(files, 'allocation/reviews.jsonl')).toHaveLength(made.seq - seq)
  })

  it('leaves out orders for a creator without the book, except numbers and hashes of their lines', async () => {
    const maker = await clientOf(app, 'deskjlm')
    const investor = await clientOf(app, 'investor')
    const other = await makeDraft(maker, { name: 'Made elsewhere' })
    const { fileId } = await maker.allocation.export({ dealId: other, kind: 'pack' })
    const content = await unpacked(await maker.allocation.download({ fileId }))
    expect([...content.keys()]).not.toContain('orders.jsonl')
    await announce(desk, other)
    await desk.orders.newOrderForInvestor({
      dealId: other,
      investorId: 'ent_kestrelpeak',
      content: { orderLevels: [orderLevel(7)] },
    })
    // It names no person who placed an order.
    await investor.orders.newOrder({ dealId: other, content: { orderLevels: [orderLevel(8)] } })
    const again = await maker.allocation.export({ dealId: other, kind: 'pack' })
    const files = await unpacked(await maker.allocation.download({ fileId: again.fileId }))
    const last = linesIn(files, 'log.jsonl').at(-1)!
    expect(Object.keys(last).toSorted()).toEqual(['hash', 'seq', 'withheld'])
    expect([...files.values()].join()).not.toMatch(/kestrel ?peak|usr_investor|ord_/i)
    const about = files.get('README.txt')!
    for (const absent of ['orders.jsonl', 'messages.jsonl', 'allocation/'])
      expect(about).not.toContain(absent)
  })
})
