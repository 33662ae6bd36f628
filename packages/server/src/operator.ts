// Command-line work of an operator without a session, such as making sure that somebody can log in. Works on the
// embedded database or DATABASE_URL, whether the app runs or not.
import { announcementOf } from '@bookrunner/domain/deals'
import { seededRoles } from '@bookrunner/domain/roles'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { operatorId } from '../seeds/base.ts'
import { areas } from './areas/index.ts'
import { hashPassword, initialPassword, resetByOperator } from './areas/auth/index.ts'
import { newUser } from './areas/users/index.ts'
import { openChannel } from './platform/channel.ts'
import { openDatabase, type DatabaseHandle, type Db } from './platform/db/index.ts'
import { startDatabase } from './platform/embedded-postgres.ts'
import { newId } from './platform/ids.ts'
import { logFor } from './platform/log.ts'
import { prepareDatabaseAt } from './platform/migrate.ts'
import { hasDatabase } from './platform/postgres/cluster.ts'
import { Problem } from './platform/problem.ts'
import {
  accept,
  createPipeline,
  Reactions,
  verifyLedger,
  type LedgerBreak,
  type WritePipeline,
} from './platform/service/index.ts'
import type { Settings } from './platform/settings.ts'

interface Tools {
  db: Db
  pool: DatabaseHandle['pool']
  pipeline: WritePipeline
}

/** Opens the database for one errand and closes it again. Leaves a server alone that the app runs. */
export async function asOperator<Result>(
  settings: Settings,
  errand: (tools: Tools) => Promise<Result>,
  { create = false } = {},
): Promise<Result> {
  // A typing error in DATA_DIR must not leave an empty database behind.
  if (!create && !settings.databaseUrl && !hasDatabase(settings.dataDir))
    throw new Problem(
      `There is no database in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL as for npm start.`,
    )
  const log = logFor({ logLevel: 'error' })
  const own = settings.databaseUrl
    ? null
    : await startDatabase({ dataDir: settings.dataDir, log, beside: true })
  const url = settings.databaseUrl ?? own!.url
  const database = openDatabase(url, 3)
  try {
    await prepareDatabaseAt(url, log)
    const channel = await openChannel(database.pool, url, log)
    const reactions = new Reactions()
    for (const area of areas) area.react?.(reactions)
    const pipeline = createPipeline({
      pool: database.pool,
      readSessionValidity: async () => new Map(),
      react: reactions.react,
      tell: (id, seq) => channel.tell({ topic: 'ledger', id, seq }),
    })
    // Closing sends pending messages: running nodes must hear that sessions ended.
    try {
      return await errand({ db: database.db, pool: database.pool, pipeline })
    } finally {
      await channel.close()
    }
  } finally {
    await database.close()
    await own?.stop()
  }
}

/** Returns the initial password, which nobody can read again; null if the account exists. */
export async function createSuperAdmin(
  { pipeline }: Tools,
  account: string,
  name: string,
): Promise<string | null> {
  const password = initialPassword()
  const user = {
    account,
    name,
    role_id: seededRoles.superAdmin.id,
    entity_id: operatorId,
    password_hash: await hashPassword(password),
  }
  const outcome = await pipeline.submit({
    on: newUser,
    key: newId('usr'),
    actor: null,
    need: { account, roleId: user.role_id, entityId: user.entity_id },
    decide: ({ taken }) =>
      taken.has(account)
        ? refuse('record.exists')
        : accept({
            reply: null,
            changes: [user],
            line: { code: 'user.added-by-operator', params: { roleId: user.role_id } },
          }),
  })
  return isRefusal(outcome) ? null : password
}

export async function resetUser(
  tools: Tools,
  account: string,
): Promise<{ password: string; frozen: boolean } | null> {
  const password = initialPassword()
  const reset = await resetByOperator(tools, account, password)
  return reset ? { password, ...reset } : null
}

/** Verifies one ledger after another while writes go on, also lines whose ledger is gone. */
export async function verifyLog(
  { db, pool }: Tools,
  only?: string,
): Promise<{ proved: number; broken: LedgerBreak[] }> {
  const known = await db
    .selectFrom('ledger')
    .select('id')
    .union(db.selectFrom('ledger_entry').select('ledger_id as id'))
    .execute()
  const ids = known.map(({ id }) => id).filter((id) => !only || id === ledgerNamed(only))
  const broken: LedgerBreak[] = []
  for (const id of ids.toSorted()) {
    const found = await verifyLedger(pool, id)
    if (found) broken.push(found)
  }
  return { proved: ids.length, broken }
}

/** A deal's log is that of its announcement. */
const ledgerNamed = (named: string): string =>
  named.startsWith('deal_') ? `deal:${announcementOf(named)}` : named
