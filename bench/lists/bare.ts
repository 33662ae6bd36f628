// What is left of a list when everything but its rows is taken away: Fastify and one prepared SELECT of the same fields.
// No session, no rights, no check of input.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.argv[2] })

const foundEntity = `$1 = '' or e.name ilike '%' || $1 || '%' or e.name_cn ilike '%' || $1 || '%'
  or e.name_hk ilike '%' || $1 || '%' or e.short_name ilike '%' || $1 || '%' or e.lei ilike '%' || $1 || '%'
  or array_to_string(e.tags, ' ') ilike '%' || $1 || '%'`

const entities = `
  select e.id, e.name, e.name_cn, e.name_hk, e.short_name, e.lei, e.region, e.jurisdiction, e.deal_roles, e.id_type,
    e.id_number, e.id_address, e.registered_address, e.office_address, e.website, e.email, e.contact, e.position,
    e.phone_area, e.phone, e.remark, e.tags, e.source, e.review, e.refusal, e.logo_id, e.version, e.created_at,
    g.id as group_id, g.name as group_name, g.name_cn as group_name_cn, g.name_hk as group_name_hk,
    c.id as class_id, c.name as class_name, c.name_cn as class_name_cn, c.name_hk as class_name_hk,
    (select count(*) from user_account u where u.entity_id = e.id) as users,
    (select count(*) from entity e where ${foundEntity}) as total
  from entity e left join entity_group g on g.id = e.group_id left join entity_class c on c.id = e.class_id
  where ${foundEntity}`

const foundUser = `$1 = '' or u.account ilike '%' || $1 || '%' or u.name ilike '%' || $1 || '%'
  or u.nick_name ilike '%' || $1 || '%'`

const users = `
  select u.id, u.account, u.name, u.nick_name, u.phone_area, u.phone, u.status, u.time_zone, u.must_change_password,
    u.created_at, r.id as role_id, r.name as role_name, r.name_cn as role_name_cn, r.name_hk as role_name_hk, r.tier,
    e.id as entity_id, e.name as entity_name, e.name_cn as entity_name_cn, e.name_hk as entity_name_hk, e.deal_roles,
    (select count(*) from user_account u where ${foundUser}) as total
  from user_account u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
    join entity e on e.id = u.entity_id
  where ${foundUser}`

const statements: Record<string, string> = {
  'entities.name': `${entities} order by lower(e.name), e.id`,
  'entities.group': `${entities} order by lower(g.name) desc nulls last, e.id`,
  'users.account': `${users} order by u.account, u.id`,
  'users.role': `${users} order by lower(r.name) desc, u.id`,
}

interface Query {
  sort: string
  keyword?: string
  page: string
  size: string
}

const app = Fastify()
app.get<{ Querystring: Query }>('/', async ({ query: { sort, keyword = '', page, size } }) => {
  const values = [keyword, Number(size), (Number(page) - 1) * Number(size)]
  const { rows } = await pool.query({ name: sort, text: `${statements[sort]} limit $2 offset $3`, values })
  return { list: rows, total: Number((rows[0] as { total?: string } | undefined)?.total ?? 0) }
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!((app.server.address() as { port: number }).port)
process.once('disconnect', () => process.exit())
