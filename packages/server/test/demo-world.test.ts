import { verify } from '@node-rs/argon2'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isStrongPassword } from '@bookrunner/domain/auth'
import { isLei, parsePhone, regions } from '@bookrunner/domain/entities'
import { isRefusal } from '@bookrunner/domain/kernel'
import { seededRoles } from '@bookrunner/domain/roles'
import { seedDemoWorld } from '../seeds/demo-world/index.ts'
import { demoLogins, demoPassword } from '../seeds/demo-world/people.ts'
import { readSettings } from '../src/platform/settings.ts'
import { openDatabase, type DatabaseHandle } from '../src/platform/db/index.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

let clone: TestDatabase
let database: DatabaseHandle

beforeAll(async () => {
  clone = await createTestDatabase('seeded')
  database = openDatabase(clone.url, 4)
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

describe('the demo world', () => {
  it('has 4 banks, 3 issuers and 24 investors in 8 groups, over all regions and types', async () => {
    const entities = await database.db.selectFrom('entity').selectAll().where('lei', 'is not', null).execute()
    const having = (role: string) => entities.filter(({ deal_roles }) => deal_roles.includes(role as never))
    expect(having('underwriter')).toHaveLength(4)
    expect(having('issuer').filter(({ deal_roles }) => !deal_roles.includes('underwriter'))).toHaveLength(3)
    const investors = entities.filter(({ group_id }) => group_id)
    expect(investors).toHaveLength(24)
    expect(new Set(investors.map(({ group_id }) => group_id)).size).toBe(8)
    expect(new Set(investors.map(({ region }) => region))).toEqual(new Set(regions))
    const classes = await database.db.selectFrom('entity_class').select('id').execute()
    expect(new Set(investors.map(({ class_id }) => class_id))).toEqual(new Set(classes.map(({ id }) => id)))
    expect(entities.filter(({ lei }) => !isLei(lei ?? ''))).toEqual([])
    expect(new Set(entities.map(({ lei }) => lei)).size).toBe(entities.length)
  })

  it('tags investors as a desk does, and nobody else', async () => {
    const rows = await database.db.selectFrom('entity').select(['deal_roles', 'tags']).execute()
    const tagged = rows.filter(({ tags }) => tags.length > 0)
    expect(new Set(tagged.flatMap(({ tags }) => tags))).toEqual(
      new Set(['anchor', 'buy-and-hold', 'fast money', 'long-only', 'rebate']),
    )
    expect(tagged.filter(({ deal_roles }) => !deal_roles.includes('investor'))).toEqual([])
  })

  it('has users of every role, one frozen, one who must change the password', async () => {
    const users = await database.db
      .selectFrom('user_account')
      .innerJoin('user_role', 'user_role.user_id', 'user_account.id')
      .selectAll()
      .execute()
    const roles = Object.values(seededRoles).map(({ id }) => id)
    expect(new Set(users.map(({ role_id }) => role_id))).toEqual(new Set(roles))
    expect(users.filter(({ status }) => status === 'frozen')).toHaveLength(1)
    expect(users.filter(({ must_change_password }) => must_change_password)).toHaveLength(1)
    const phones = users.map(({ phone_area, phone }) => parsePhone(phone_area ?? '', phone ?? ''))
    expect(phones.filter(isRefusal)).toEqual([])
    expect(users.every(({ account }) => account.endsWith('.example'))).toBe(true)
  })

  it('opens with one password that satisfies the policy', async () => {
    expect(isStrongPassword(demoPassword)).toBe(true)
    const hashes = await database.db.selectFrom('user_account').select('password_hash').distinct().execute()
    expect(hashes).toHaveLength(1)
    expect(await verify(hashes[0]?.password_hash ?? '', demoPassword)).toBe(true)
  })

  it('names existing log-ins', async () => {
    const accounts = await database.db.selectFrom('user_account').select('account').execute()
    const known = new Set(accounts.map(({ account }) => account))
    expect(demoLogins.filter(({ account }) => !known.has(account))).toEqual([])
    expect(demoLogins.length).toBeGreaterThan(5)
  })

  it('never changes an installation in use', async () => {
    const settings = readSettings({ DEMO: '1', DATABASE_URL: clone.url })
    const log = pino({ level: 'silent' })
    expect(await seedDemoWorld({ database, settings, log })).toBe(false)
  })
})
