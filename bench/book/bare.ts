// What is left of a book's list when everything but its rows is taken away: a plain HTTP server that selects them and
// answers with JSON of what comes back. No session, no rights, nothing worked out, nothing checked.
import { createServer } from 'node:http'
import pg from 'pg'
import { types } from '../../packages/server/src/platform/db/types.ts'

const pool = new pg.Pool({ connectionString: process.argv[2], types })

const rowsOf = async (dealId: string): Promise<unknown[]> => {
  const text = `select id, deal_id, investor_id, through_id, stage, version, shown, seq, submitted_at, shown_at, record
    from deal_order where deal_id = $1 and stage <> 'draft' order by seq`
  const { rows } = await pool.query({ name: 'book', text, values: [dealId] })
  return rows as unknown[]
}

/** An answer that is written already, of so many bytes. */
const bodies = new Map<number, Buffer>()
const bodyOf = (bytes: number): Buffer => {
  const known = bodies.get(bytes) ?? Buffer.alloc(bytes, 'a')
  bodies.set(bytes, known)
  return known
}

const server = createServer((request, response) => {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams
  const bytes = Number(query.get('bytes'))
  if (bytes > 0) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes })
    return void response.end(bodyOf(bytes))
  }
  const dealId = query.get('dealId') ?? ''
  const answer = async () => {
    const body = JSON.stringify({ rows: await rowsOf(dealId) })
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
