// What is left of the list of deals when everything but its rows is taken away: Fastify and one prepared SELECT of the
// fields that the screen shows. No session, no rights, no check of input.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.argv[2] })
const bank = 'ent_lantern'

/** The page first and then its fields, because unpacking the records of all deals would take longer. */
const rows = `
  select d.id, d.announcement_id, d.name, d.status, d.currency, d.pricing_date, d.closes_at, d.updated_at,
    d.terms -> 'size' as size, d.terms -> 'tenor' as tenor, d.terms ->> 'maturityDate' as "maturityDate",
    d.terms ->> 'ratingClass' as "ratingClass", d.terms ->> 'label' as label, d.terms ->> 'timeZone' as "timeZone",
    d.lifecycle ->> 'bookClosed' as "bookClosed", i.name as issuer, m.roles, (
      select g.level from guidance_version g where g.deal_id = d.id order by g.number desc limit 1) as guidance,
    p.total
  from (
    select d.id, count(*) over () as total, row_number() over (
      order by case when d.status in ('Test', 'IPG', 'FPG') then 0 when d.status = 'Draft' then 1
        when d.status = 'Priced' then 2 else 3 end, d.closes_at, d.updated_at desc) as nr
    from deal d join announcement a on a.id = d.announcement_id where a.creator_entity_id = $1
    order by nr limit $2 offset $3) p
    join deal d on d.id = p.id left join entity i on i.id = d.issuer_id
    left join syndicate_member m on m.announcement_id = d.announcement_id and m.entity_id = $1
  order by p.nr`

const app = Fastify()
app.get<{ Querystring: { pageNum: string; pageSize: string } }>(
  '*',
  async ({ query: { pageNum, pageSize } }) => {
    const values = [bank, Number(pageSize), (Number(pageNum) - 1) * Number(pageSize)]
    const found = await pool.query<{ total: string }>({ name: 'deals', text: rows, values })
    return { data: { list: found.rows, total: Number(found.rows[0]?.total ?? 0) } }
  },
)
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!((app.server.address() as { port: number }).port)
process.once('disconnect', () => process.exit())
