// `npm run admin`: the first administrator, and a way back in for somebody who is locked out.
import { parseArgs } from 'node:util'
import { account as accountField, line } from '../packages/contract/src/kernel/fields.ts'
import { hasDatabase } from '../packages/server/src/platform/postgres/cluster.ts'
import { Problem } from '../packages/server/src/platform/problem.ts'
import { readSettings, type Settings } from '../packages/server/src/platform/settings.ts'
import { explain } from './lib/explain.ts'

const usage = `Usage:
  npm run admin -- create-super-admin --account <e-mail> --name <name>
      Adds a super administrator. The first one, where there is no demo world.

  npm run admin -- reset-user --account <e-mail>
      Gives somebody a new initial password and ends all of their sessions.

  npm run verify-log -- [deal or ledger]
      Proves the chained log of every ledger, of a deal (deal_…, with all tranches announced together), or of
      one ledger such as user:usr_…, and names the first line that does not fit. Ends with 1 where one does not.

The first two print a password once; it must be changed at the first log-in. The database is the one of
DATA_DIR or DATABASE_URL, as for npm start; the app may be running or not. Only create-super-admin makes a
database where there is none.`

class WrongUse extends Error {}

/** Imported when the command is right: the server's modules take a second to load. */
const loadOperator = () => import('../packages/server/src/operator.ts')

try {
  const { values, positionals } = readArguments()
  if (values.help) console.log(usage)
  else await run(positionals, values)
} catch (error) {
  console.error(error instanceof WrongUse ? `${error.message}\n\n${usage}` : explain(error))
  process.exitCode = 1
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        name: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new WrongUse((error as Error).message)
  }
}

async function run(commands: string[], options: { account?: string; name?: string }): Promise<void> {
  const settings = readSettings(process.env, { mail: false })
  const [command, ledger, ...more] = commands
  if (more.length > 0 || (ledger && command !== 'verify-log'))
    throw new WrongUse(`One command at a time: ${commands.join(', ')}.`)
  if (command === 'create-super-admin') await create(settings, accountOf(options), nameOf(options))
  else if (command === 'reset-user') await reset(settings, accountOf(options))
  else if (command === 'verify-log') await verify(settings, ledger)
  else throw new WrongUse(command ? `There is no command ${command}.` : 'Which command?')
}

async function verify(settings: Settings, ledger: string | undefined): Promise<void> {
  const { asOperator, verifyLog } = await loadOperator()
  const { proved, broken } = await asOperator(settings, (tools) => verifyLog(tools, ledger))
  for (const { ledgerId, seq } of broken) console.error(`Broken: ${ledgerId}, first at line ${seq}`)
  if (ledger && proved === 0) throw new Problem(`There is no ledger ${ledger}.`)
  console.log(`Ledgers proved: ${proved - broken.length} of ${proved}, in ${whereOf(settings)}`)
  if (broken.length > 0) process.exitCode = 1
}

/** Which database it was, without its password. */
function whereOf({ databaseUrl, dataDir }: Settings): string {
  return databaseUrl ? `the database of DATABASE_URL` : `DATA_DIR ${dataDir}`
}

async function create(settings: Settings, account: string, name: string): Promise<void> {
  const { asOperator, createSuperAdmin } = await loadOperator()
  const made = !settings.databaseUrl && !hasDatabase(settings.dataDir)
  const password = await asOperator(settings, (tools) => createSuperAdmin(tools, account, name), {
    create: true,
  })
  if (password === null)
    throw new Problem(`There is a user ${account} already. reset-user gives it a new password.`)
  console.log(
    `Super administrator added: ${name}, in ${made ? 'a new database in ' : ''}${whereOf(settings)}`,
  )
  sayPassword(account, password)
}

async function reset(settings: Settings, account: string): Promise<void> {
  const { asOperator, resetUser } = await loadOperator()
  const done = await asOperator(settings, (tools) => resetUser(tools, account))
  if (done === null) throw new Problem(`There is no user ${account}.`)
  console.log('New initial password set; all sessions of this user have ended.')
  sayPassword(account, done.password)
  if (done.frozen) console.log('  This user is frozen and cannot log in until an administrator ends that.')
}

/** Without a setting nobody here knows at which port the app is opened. */
function placeOf(): string {
  const { PUBLIC_URL } = process.env
  return PUBLIC_URL
    ? `: ${PUBLIC_URL.replace(/\/$/, '')}/bookbuildingweb/`
    : ', where PUBLIC_URL says the app is opened.'
}

function sayPassword(account: string, password: string): void {
  console.log(`
  Account           ${account}
  Initial password  ${password}

  It is shown this once and must be changed at the first log-in${placeOf()}
`)
}

function accountOf({ account }: { account?: string }): string {
  if (!account) throw new WrongUse('--account is missing.')
  // By the rule of the log-in page: an account it does not take could never log in.
  const known = accountField.safeParse(account)
  if (!known.success) throw new WrongUse(`--account ${account} is no e-mail address that can log in.`)
  return known.data
}

function nameOf({ name }: { name?: string }): string {
  if (!name?.trim()) throw new WrongUse('--name is missing.')
  const known = line(100).safeParse(name)
  if (!known.success) throw new WrongUse('--name must be one line of at most 100 characters.')
  return known.data
}
