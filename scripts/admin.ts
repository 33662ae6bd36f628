// `npm run admin`: the first administrator, and a way back in for somebody who is locked out.
import { parseArgs } from 'node:util'
import { asOperator, createSuperAdmin, resetUser } from '../packages/server/src/operator.ts'
import { Problem } from '../packages/server/src/platform/problem.ts'
import { readSettings, type Settings } from '../packages/server/src/platform/settings.ts'
import { explain } from './lib/explain.ts'

const usage = `Usage:
  npm run admin -- create-super-admin --account <e-mail> --name <name>
      Adds a super administrator. The first one, where there is no demo world.

  npm run admin -- reset-user --account <e-mail>
      Gives somebody a new initial password and ends all of their sessions.

Either prints a password once; it must be changed at the first log-in. The database is the one of
DATA_DIR or DATABASE_URL, as for npm start; the app may be running or not.`

class WrongUse extends Error {}

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

async function run(commands: string[], given: { account?: string; name?: string }): Promise<void> {
  const settings = readSettings(process.env, { mail: false })
  if (commands.length > 1) throw new WrongUse(`One command at a time: ${commands.join(', ')}.`)
  if (commands[0] === 'create-super-admin') await create(settings, accountOf(given), nameOf(given))
  else if (commands[0] === 'reset-user') await reset(settings, accountOf(given))
  else throw new WrongUse(commands[0] ? `There is no command ${commands[0]}.` : 'Which command?')
}

async function create(settings: Settings, account: string, name: string): Promise<void> {
  const password = await asOperator(settings, (tools) => createSuperAdmin(tools, account, name))
  if (password === null)
    throw new Problem(`There is a user ${account} already. reset-user gives it a new password.`)
  console.log(`Super administrator added: ${name}`)
  sayPassword(settings, account, password)
}

async function reset(settings: Settings, account: string): Promise<void> {
  const done = await asOperator(settings, (tools) => resetUser(tools, account))
  if (done === null) throw new Problem(`There is no user ${account}.`)
  console.log('New initial password set; all sessions of this user have ended.')
  sayPassword(settings, account, done.password)
  if (done.frozen) console.log('  This user is frozen and cannot log in until an administrator ends that.')
}

function sayPassword({ publicUrl }: Settings, account: string, password: string): void {
  console.log(`
  Account           ${account}
  Initial password  ${password}

  It is shown this once and must be changed at the first log-in: ${publicUrl}/bookbuildingweb/
`)
}

function accountOf({ account }: { account?: string }): string {
  if (!account) throw new WrongUse('--account is missing.')
  const known = account.trim().toLowerCase()
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(known) || known.length > 200)
    throw new WrongUse(`--account ${account} is no e-mail address.`)
  return known
}

function nameOf({ name }: { name?: string }): string {
  if (!name?.trim()) throw new WrongUse('--name is missing.')
  if (name.trim().length > 100) throw new WrongUse('--name is longer than 100 characters.')
  return name.trim()
}
