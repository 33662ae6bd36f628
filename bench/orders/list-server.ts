// What is left of My Orders when everything but its rows is taken away: a plain HTTP server that sends the same SQL and
// answers with JSON of what comes back. No session, no rights, nothing worked out, nothing checked.
import { createServer } from 'node:http'
import { readNamed } from '../../packages/server/src/areas/deals/index.ts'
import { countOwn, readDoers, readOrderDeals, readOwn } from '../../packages/server/src/areas/orders/index.ts'
import { openDatabase, together } from '../../packages/server/src/platform/db/index.ts'

const [databaseUrl = '', entityId = '', pageSize = '50'] = process.argv.slice(2)
const { db } = openDatabase(databaseUrl)
const placer = {
  entityId,
  department: null,
  rights: { tier: 'tier3' as const, roles: [], permissions: [], functions: [] },
}
const newest = { first: [], by: 'shownAt', descending: true, limit: Number(pageSize), offset: 0 } as const

const page = (): Promise<unknown> =>
  together(db, async (one) => {
    const [awaiting, orders, total] = await Promise.all([
      readOwn(one, placer, { deals: ['Test', 'FPG'] }),
      readOwn(one, placer, {}, newest),
      countOwn(one, placer, {}),
    ])
    const all = [...awaiting, ...orders]
    const [deals, named, doers] = await Promise.all([
      readOrderDeals(one, [...new Set(all.map(({ dealId }) => dealId))]),
      readNamed(one, [...new Set(all.flatMap(({ throughId }) => throughId ?? []))]),
      readDoers(
        one,
        all.map(({ createdBy }) => createdBy.userId),
      ),
    ])
    return { list: orders, awaiting, total, deals, named, doers: [...doers] }
  })

const server = createServer((_request, response) => {
  const answer = async () => {
    const body = JSON.stringify(await page())
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  }
  answer().catch((fault: unknown) => {
    console.error(fault)
    response.writeHead(500, { 'content-length': 0 }).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send!((server.address() as { port: number }).port))
process.once('disconnect', () => process.exit())
