// What is left of My Orders when everything but its rows is taken away: Fastify and one prepared SELECT of the fields
// that the screen shows. No session, no rights, no check of input, nothing worked out.
import Fastify from 'fastify'
import pg from 'pg'

const [connectionString = '', investorId = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString })

/** The page first and then its fields: what it is sorted by has an index. */
const rows = `
  select o.id, o.stage, o.record ->> 'account' as account, o.record -> 'orderLevels' as "orderLevels",
    o.record -> 'fpg' as fpg, o.record -> 'tests' as tests, o.record ->> 'minSize' as "minSize",
    o.record ->> 'maxSize' as "maxSize", o.record ->> 'commitment' as commitment, o.record ->> 'hedge' as hedge,
    o.record ->> 'allocation' as allocation, o.shown_at, o.submitted_at, d.id as "dealId", d.name as deal, d.status,
    d.currency, d.closes_at, i.name as issuer, t.name as through, c.name as "enteredBy", (
      select g.level from guidance_version g where g.deal_id = d.id order by g.number desc limit 1) as guidance,
    p.total
  from (
    select n.*, row_number() over () as nr, (
      select count(*) from bench_sorted c where c.investor_id = $1)::int as total
    from (select id from bench_sorted where investor_id = $1 order by @order limit $2 offset $3) n) p
    join deal_order o on o.id = p.id join deal d on d.id = o.deal_id left join entity i on i.id = d.issuer_id
    left join entity t on t.id = o.through_id left join user_account c on c.id = o.record -> 'createdBy' ->> 'userId'
  order by p.nr`

const orders: Record<string, string> = { shownAt: 'shown_at desc, id', size: 'size desc, id' }

interface Query {
  sortField?: string
  pageNum: string
  pageSize: string
}

const app = Fastify()
app.get<{ Querystring: Query }>('*', async ({ query: { sortField = 'shownAt', pageNum, pageSize } }) => {
  const found = await pool.query<{ total: number }>({
    name: sortField,
    text: rows.replace('@order', orders[sortField]!),
    values: [investorId, Number(pageSize), (Number(pageNum) - 1) * Number(pageSize)],
  })
  return { data: { list: found.rows, total: found.rows[0]?.total ?? 0 } }
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!((app.server.address() as { port: number }).port)
process.once('disconnect', () => process.exit())
