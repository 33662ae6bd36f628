// An invented but believable world for the demo, the tests and the screenshots.
import { sql, type Transaction } from 'kysely'
import { seededRoles } from '@bookrunner/domain/roles'
import type { Database, Db } from '../../src/platform/db/index.ts'
import type { WorkDeps } from './at-work.ts'
import { hashPassword } from '../../src/areas/auth/index.ts'
import type { PasswordCost } from '../../src/platform/password-cost.ts'
import { startWorkers } from '../../src/platform/workers/index.ts'
import { operatorId } from '../base.ts'
import { playDeals } from './deals/index.ts'
import { playLoans } from './loans.ts'
import { classes, groups, houses, leiOf, tagsOf, type House } from './houses.ts'
import { demoPassword, departmentNames, people, type Person } from './people.ts'
import { insertRegistration } from './registration.ts'

const seedLock = 8_074_662

/** Fills an unused installation; otherwise changes nothing and returns false. */
export async function seedDemoWorld(deps: Omit<WorkDeps, 'workers'>): Promise<boolean> {
  const empty = await seedPeople(deps.database.db)
  if (!empty) return false
  await playWorld(deps)
  return true
}

/** What houses and people do: deals, orders, loans. */
export async function playWorld(deps: Omit<WorkDeps, 'workers'>): Promise<void> {
  const workers = startWorkers({ size: 1 })
  try {
    await Promise.all([playDeals({ ...deps, workers }), playLoans({ ...deps, workers })])
  } finally {
    await workers.stop()
  }
}

/** Adds houses and people only. Nodes that start together run this one after the other. */
export function seedPeople(db: Db, cost?: PasswordCost): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction)
    const someone = await transaction.selectFrom('user_account').select('id').limit(1).executeTakeFirst()
    if (someone) return false
    await insertHouses(transaction)
    await insertRegistration(transaction)
    await insertPeople(transaction, await hashPassword(demoPassword, cost))
    return true
  })
}

async function insertHouses(transaction: Transaction<Database>): Promise<void> {
  const classRows = classes.map(([key, name, nameCn, nameHk], position) => ({
    id: `cls_${key}`,
    name,
    position,
    name_cn: nameCn,
    name_hk: nameHk,
  }))
  const groupRows = groups.map(([key, name, nameCn, nameHk]) => ({
    id: `grp_${key}`,
    name,
    name_cn: nameCn,
    name_hk: nameHk,
  }))
  await transaction.insertInto('entity_class').values(classRows).execute()
  await transaction.insertInto('entity_group').values(groupRows).execute()
  await transaction.insertInto('entity').values(houses.map(entityRow)).execute()
}

const entityRow = (house: House, at: number) => ({
  id: `ent_${house.key}`,
  name: house.name,
  name_cn: house.nameCn,
  name_hk: house.nameHk,
  short_name: house.short,
  lei: leiOf(house),
  group_id: house.group ? `grp_${house.group}` : null,
  class_id: house.type ? `cls_${house.type}` : null,
  region: house.region,
  jurisdiction: house.law,
  deal_roles: house.roles,
  tags: tagsOf(house),
  id_type: 'incorporation' as const,
  id_number: `DEMO-${String(at + 1).padStart(4, '0')}`,
  website: `https://www.${house.key}.example`,
  email: `desk@${house.key}.example`,
  source: 'platform' as const,
  review: 'reviewed' as const,
  ...phoneRow(house.area, at),
})

/** Invented phone numbers: all digits but the last are zero. */
function phoneRow(area: House['area'], at: number) {
  if (!area) return { phone_area: null, phone: null }
  const start = { '86': '1390000', '852': '9000', '886': '90000' }[area]
  return { phone_area: area, phone: start + String(at).padStart(4, '0') }
}

const departmentIdOf = (house: string | undefined, department: string): string =>
  `dep_${house ?? 'operator'}${department}`

const departments = Object.entries(departmentNames).flatMap(([house, named]) =>
  Object.entries(named).map(([department, [name, nameCn, nameHk]]) => ({
    id: departmentIdOf(house, department),
    entity_id: `ent_${house}`,
    name,
    name_cn: nameCn,
    name_hk: nameHk,
  })),
)

async function insertPeople(transaction: Transaction<Database>, passwordHash: string): Promise<void> {
  const areas = new Map(houses.map(({ key, area }) => [key, area]))
  const userRow = (person: Person, at: number) => ({
    id: `usr_${person.key}`,
    account: person.account,
    name: person.name,
    nick_name: person.nick ?? '',
    entity_id: person.house ? `ent_${person.house}` : operatorId,
    department_id: person.department ? departmentIdOf(person.house, person.department) : null,
    status: person.frozen ? ('frozen' as const) : ('active' as const),
    password_hash: passwordHash,
    must_change_password: person.mustChangePassword ?? false,
    ...phoneRow(areas.get(person.house ?? '') ?? '852', at + 100),
  })
  await transaction.insertInto('department').values(departments).execute()
  const roleRow = ({ key, role }: Person) => ({ user_id: `usr_${key}`, role_id: seededRoles[role].id })
  await transaction.insertInto('user_account').values(people.map(userRow)).execute()
  await transaction.insertInto('user_role').values(people.map(roleRow)).execute()
}
