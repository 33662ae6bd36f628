// Who may fetch a prepared file of a book, until when, and how often it is made.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CallRefused } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { linesOf, submitted } from '../../../../test/lifecycle.ts'
import { fullShared, sharedWithBnd } from '../../../../test/deals.ts'

const { app, desk, jlm } = openTestWorld({ desk: 'deskoc', jlm: 'deskjlm' })

describe('a prepared file and the deal', () => {
  it('is unknown once its maker left the deal or has another role', async () => {
    const dealId = await submitted(desk)
    const jgc = await clientOf(app, 'deskjgc')
    const made = await Promise.all(
      [desk, jgc, jlm].map(async (client) => {
        const { fileId } = await client.book.bookOrderExport({ dealId })
        return { client, fileId }
      }),
    )
    const had = () =>
      Promise.all(
        made.map(({ client, fileId }) =>
          client.book.download({ fileId }).then(
            () => 'yes',
            (fault: unknown) => (fault as CallRefused).reason,
          ),
        ),
      )
    expect(await had()).toEqual(['yes', 'yes', 'yes'])
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    const shared = {
      ...fullShared,
      syndicate: [sharedWithBnd.syndicate[0]!, { ...sharedWithBnd.syndicate[1]!, roles: ['JLM' as const] }],
    }
    await desk.deals.editDeal({ dealId, version, sharedVersion, shared, reason: 'One bank less' })
    expect(await had()).toEqual(['yes', 'record.unknown', 'record.unknown'])
  })
})

describe('a prepared file', () => {
  it('belongs to its maker: nobody else finds it, not even in the same bank', async () => {
    const dealId = await submitted(desk)
    const { fileId } = await desk.book.bookOrderExport({ dealId })
    for (const person of ['bankadmin', 'deskjgc', 'superadmin'])
      expect((await refusalOf((await clientOf(app, person)).book.download({ fileId }))).reason).toBe(
        'record.unknown',
      )
  })

  it('states its expiry, and is unknown from then on', async () => {
    const dealId = await submitted(desk)
    const { fileId, until, at } = await desk.book.bookOrderExport({ dealId })
    const minutes = Temporal.Instant.from(at).until(until).total('minutes')
    expect([Math.floor(minutes), minutes < 61]).toEqual([60, true])
    await sql`update prepared_file set kept_until = clock_timestamp() where file_id = ${fileId}`.execute(
      app.database.db,
    )
    expect((await refusalOf(desk.book.download({ fileId }))).reason).toBe('record.unknown')
  })

  it('is made once for a key, and its export is logged', async () => {
    const dealId = await submitted(desk)
    const key = crypto.randomUUID()
    const first = await desk.book.bookOrderExport({ dealId }, { key })
    expect(await desk.book.bookOrderExport({ dealId }, { key })).toEqual(first)
    const lines = await linesOf(app, 'files:usr_deskoc')
    const { fileId, bytes, seq } = first
    const own = lines.filter(({ params }) => params.dealId === dealId)
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject({
      code: 'file.book-export',
      actor_id: 'usr_deskoc',
      params: { fileId, dealId, seq, bytes },
    })
    // The export is no write to the book: its number stays.
    expect((await desk.book.bookOrderList({ dealId })).seq).toBe(seq)
  })
})
