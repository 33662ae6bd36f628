// What is left of My Orders when everything but its rows is taken away: Fastify and one prepared SELECT of the fields
// that the screen shows. No session, no rights, no check of input, nothing worked out.
import Fastify from 'fastify'
import pg from 'pg'

const [connectionString = '', investorId = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString })

const rows = `
  select o.id, o.stage, o.record ->> 'account' as account, o.record -> 'orderLevels' as "orderLevels",
    o.record -> 'fpg' as fpg, o.record -> 'tests' as tests, o.record ->> 'minSize' as "minSize",
    o.record ->> 'maxSize' as "maxSize", o.record ->> 'commitment' as commitment, o.record ->> 'hedge' as hedge,
    o.record ->> 'allocation' as allocation, o.shown_at, o.submitted_at, d.id as "dealId", d.name as deal, d.status,
    d.currency, d.closes_at, i.name as issuer, t.name as through, c.name as "enteredBy", (
      select g.level from guidance_version g where g.deal_id = d.id order by g.number desc limit 1) as guidance,
    (select count(*) from deal_order n where n.investor_id = $1)::int as total
  from deal_order o join deal d on d.id = o.deal_id left join entity i on i.id = d.issuer_id
    left join entity t on t.id = o.through_id left join user_account c on c.id = o.record -> 'createdBy' ->> 'userId'
  where o.investor_id = $1`

const orders: Record<string, string> = {
  shownAt: 'o.shown_at desc, o.id',
  size: `(select max((r ->> 'size')::bigint) from jsonb_array_elements(o.record -> 'orderLevels') r) desc, o.id`,
}

interface Query {
  sortField?: string
  pageNum: string
  pageSize: string
}

const app = Fastify()
app.get<{ Querystring: Query }>('*', async ({ query: { sortField = 'shownAt', pageNum, pageSize } }) => {
  const found = await pool.query<{ total: number }>({
    name: sortField,
    text: `${rows} order by ${orders[sortField]} limit $2 offset $3`,
    values: [investorId, Number(pageSize), (Number(pageNum) - 1) * Number(pageSize)],
  })
  return { data: { list: found.rows, total: found.rows[0]?.total ?? 0 } }
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!((app.server.address() as { port: number }).port)
process.once('disconnect', () => process.exit())
