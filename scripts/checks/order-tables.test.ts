import { describe, expect, it } from 'vitest'
import { breachesIn } from './fences.ts'
import { mayNameOrderTables, orderTablesIn } from './order-tables.ts'
import { readSources } from './sources.ts'

const area = (name: string, file: string) => `packages/server/src/areas/${name}/${file}`
const fencesBrokenBy = (path: string, text: string) => breachesIn([{ path, text }]).map(({ fence }) => fence)

describe('the fence of orders', () => {
  const reader = area('loans', 'orders.repo.ts')
  const read = 'sql`select o.record from deal_order o where o.deal_id = ${dealId}`'
  const breachesOf = (path: string, text: string) => breachesIn([{ path, text }])

  it('says what to use instead of a table, on each line that names one', () => {
    const text = `const orders = () => ${read}\nconst all = () => db.selectFrom('order_version as v')`
    expect(breachesOf(reader, text)).toEqual([
      {
        fence: 'order-tables',
        path: reader,
        line: 1,
        message: expect.stringContaining('use order_now, or order_head'),
      },
      {
        fence: 'order-tables',
        path: reader,
        line: 2,
        message: expect.stringContaining('use order_versioned'),
      },
    ])
  })

  it.each([
    ['confirmed_order', 'sql`select from confirmed_order n`'],
    ['confirmed_write', "db.selectFrom('confirmed_write')"],
    ['alloc_confirmation', 'sql`select size from ALLOC_CONFIRMATION`'],
    ['alloc_confirmed_facts', 'sql`select from "alloc_confirmed_facts" f`'],
  ])('bites %s', (_, text) => {
    expect(fencesBrokenBy(reader, text)).toEqual(['order-tables'])
  })

  it.each([
    [
      reader,
      'sql`select from order_now join order_head using (id) join order_versioned v on v.order_id = id`',
    ],
    [reader, "sql`select nextval('confirmed_write_id')`"],
    [reader, '// of deal_order\nsql`select from alloc_confirmed`'],
    [area('orders', 'orders.tables.ts'), 'interface OrdersTables { deal_order: object }'],
    [area('orders', 'orders.api.test.ts'), read],
    ['packages/server/migrations/0099-orders.ts', read],
    ['bench/orders/fill.ts', read],
    ...Object.keys(mayNameOrderTables).map((path): [string, string] => [path, read]),
  ])('lets through: %s %s', (path, text) => {
    expect(fencesBrokenBy(path, text)).toEqual([])
  })

  it('lets no file through that does not need it', async () => {
    const sources = await readSources()
    const need = sources.filter(({ path }) => path in mayNameOrderTables)
    expect(need.filter((source) => orderTablesIn(source).length > 0).map(({ path }) => path)).toEqual(
      Object.keys(mayNameOrderTables).toSorted(),
    )
  })
})
