// What is left of a new order when everything but its row is taken away: Fastify and one prepared INSERT with the same
// durability. No session, no rights, no check of input, no earlier answer, no log, no version.
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

const [connectionString = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString })

interface Body {
  dealId: string
  content: { orderLevels: unknown[] }
}

const app = Fastify()
app.post<{ Body: Body }>('*', async ({ body: { dealId, content } }) => {
  const { rows } = await pool.query<{ id: string; at: Date }>({
    name: 'create',
    text: 'insert into bench_order (id, deal_id, content) values ($1, $2, $3) returning id, at',
    values: [randomUUID(), dealId, JSON.stringify(content)],
  })
  return { code: 200, data: { orderId: rows[0]!.id, dealId, at: rows[0]!.at } }
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!((app.server.address() as { port: number }).port)
process.once('disconnect', () => process.exit())
