import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type DatabaseHandle } from '../src/platform/db/index.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

// What the tables themselves refuse, whoever writes to them.
let clone: TestDatabase
let database: DatabaseHandle
beforeAll(async () => {
  clone = await createTestDatabase('seeded')
  database = openDatabase(clone.url, 2)
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

const user = (columns: string, values: string) => `
  insert into user_account (id, account, name, entity_id, password_hash, must_change_password${columns})
  select 'usr_fresh', 'fresh@bank.example', 'Fresh', 'ent_lantern', password_hash, true${values}
  from user_account where id = 'usr_deskoc'`
const entity = (columns: string, values: string) => `
  insert into entity (id, name, source, review${columns}) values ('ent_fresh', 'Fresh', 'user', 'pending'${values})`

const refused: [string, string][] = [
  ['an id of another kind', user('', '').replace('usr_fresh', 'ent_fresh')],
  ['an account twice', user('', '').replace('fresh@bank.example', 'desk.oc@lantern.example')],
  ['an account in capitals', user('', '').replace('fresh@', 'Fresh@')],
  ['an account that is no address', user('', '').replace('fresh@bank.example', 'fresh')],
  ['a user of no entity', user('', '').replace('ent_lantern', 'ent_unknown')],
  ['a password that is no hash', user('', '').replace('password_hash, true', `'secret', true`)],
  ['a phone without its area', user(', phone', `, '91234567'`)],
  ['an area nobody has', user(', phone_area, phone', `, '1', '91234567'`)],
  ['a status nobody knows', user(', status', `, 'asleep'`)],
  ['a second role', `insert into user_role values ('usr_deskoc', 'rol_investor')`],
  ['a role somebody has, deleted', `delete from role where id = 'rol_investor'`],
  ['an entity somebody belongs to, deleted', `delete from entity where id = 'ent_lantern'`],
  [
    'a role of a tier there is not',
    `insert into role values ('rol_fresh', 'Fresh', '', '', 'admin', 'tier5')`,
  ],
  ['a name for two roles', `insert into role values ('rol_fresh', 'INVESTOR', '', '', 'investor', 'tier3')`],
  ['a grant that is no key', `insert into role_permission values ('rol_investor', 'a|b|c')`],
  ['an LEI in small letters', entity(', lei', `, 'demo00lantern0000010'`)],
  ['a deal role there is not', entity(', deal_roles', `, '{trustee}'`)],
  ['a region there is not', entity(', region', `, 'MARS'`)],
  ['a menu with entries below it, deleted', `delete from menu where id = 'mnu_system'`],
  [
    'a menu that leads outside',
    `insert into menu (id, name, path, position) values ('mnu_fresh', 'X', 'http://x', 1)`,
  ],
]

describe('the tables refuse', () => {
  it.each(refused)('%s', async (_what, statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/violates/)
  })

  it('nothing valid', async () => {
    await sql.raw(user(', phone_area, phone', `, '852', '91234567'`)).execute(database.db)
    await sql.raw(entity(', lei, deal_roles', `, null, '{investor,underwriter}'`)).execute(database.db)
    expect(
      await database.db.selectFrom('user_account').select('id').where('id', '=', 'usr_fresh').execute(),
    ).toHaveLength(1)
  })
})
