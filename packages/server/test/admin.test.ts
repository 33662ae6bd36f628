// `npm run admin` as operators run it: a process beside the app, or without one.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { startDatabase } from '../src/platform/embedded-postgres.ts'
import { verifyLedger } from '../src/platform/service/index.ts'
import { codeIn, startTestApp, type TestApp } from './index.ts'
import { childEnvironment } from './programs/child-environment.ts'
import { until, untilThere } from './until.ts'

const script = join(import.meta.dirname, '../../../scripts/admin.ts')
const account = 'ada.first@desk.example'

interface AdminInput {
  code: number
  out: string
  error: string
}

async function admin(env: Record<string, string>, ...args: string[]): Promise<AdminInput> {
  const ran = promisify(execFile)(process.execPath, [script, ...args], {
    env: {
      ...childEnvironment(),
      ...env,
    },
  })
  return ran.then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, error: stderr }),
    (ended: unknown) => {
      const { code, stdout, stderr } = ended as { code: number; stdout: string; stderr: string }
      return { code, out: stdout, error: stderr }
    },
  )
}

const passwordIn = ({ out }: AdminInput): string => /Initial password +(\S+)/.exec(out)![1]!

describe('beside a running app', () => {
  let app: TestApp
  const run = (...args: string[]) => admin({ DATABASE_URL: app.databaseUrl }, ...args)
  beforeAll(async () => void (app = await startTestApp({ content: 'migrated', timedWork: true })))
  afterAll(() => app.close())

  async function signIn(client: Client, password: string) {
    const mails = async () => (await client.demo.outbox({ account })).list
    const before = (await mails()).length
    const code = () =>
      untilThere(async () => {
        const list = await mails()
        return list.length > before && list[0] && codeIn(list[0].text)
      })
    return client.signIn({ account, password, code })
  }

  it('makes an administrator who must change the password at the first log-in', async () => {
    const output = await run(
      'create-super-admin',
      '--account',
      'Ada.First@desk.example',
      '--name',
      'Ada First',
    )
    expect(output).toMatchObject({ code: 0, error: '' })
    const { user, mustChangePassword } = await signIn(app.client(), passwordIn(output))
    expect([user.account, user.tier, mustChangePassword]).toEqual([account, 'tier1', true])
    const { id } = await app.database.db
      .selectFrom('user_account')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow()
    expect(await verifyLedger(app.database.pool, `user:${id}`)).toBeUndefined()
  })

  it('does not make the same account twice', async () => {
    const output = await run('create-super-admin', '--account', account, '--name', 'Ada Again')
    expect([output.code, output.error.trim()]).toEqual([
      1,
      `There is a user ${account} already. reset-user gives it a new password.`,
    ])
  })

  it('sets a new password and ends the old one and the sessions', async () => {
    const before = await run('reset-user', '--account', account)
    const client = app.client()
    await signIn(client, passwordIn(before))
    const output = await run('reset-user', '--account', account)
    expect(passwordIn(output)).not.toBe(passwordIn(before))
    await until(() => expect(client.auth.sessionList()).rejects.toMatchObject({ reason: 'session.ended' }))
    await expect(signIn(app.client(), passwordIn(before))).rejects.toMatchObject({ reason: 'auth.wrong' })
  })

  it('verifies the log, and names the first line that does not fit', async () => {
    const intact = await run('verify-log')
    expect([intact.code, intact.error]).toEqual([0, ''])
    expect(intact.out).toMatch(/Ledgers proved: (\d+) of \1, in the database of DATABASE_URL/)
    const { rows } = await app.database.pool.query('select id from ledger order by id limit 1')
    const { id } = rows[0] as { id: string }
    expect((await run('verify-log', id)).out).toContain('Ledgers proved: 1 of 1')
    // The tables' owner can do this.
    await app.database.pool.query('alter table ledger_entry disable trigger append_only')
    await app.database.pool.query(`update ledger_entry set params = '{}', code = 'x' where ledger_id = $1`, [
      id,
    ])
    const broken = await run('verify-log')
    expect([broken.code, broken.error.trim()]).toEqual([1, `Broken: ${id}, first at line 1`])
    expect((await run('verify-log', 'user:nobody')).error).toContain('There is no ledger user:nobody.')
  })

  it('names an unknown user', async () => {
    const output = await run('reset-user', '--account', 'nobody@desk.example')
    expect([output.code, output.error.trim()]).toEqual([1, 'There is no user nobody@desk.example.'])
  })

  it.each([
    [[], 'Which command?'],
    [['make-tea'], 'There is no command make-tea.'],
    [['create-super-admin'], '--account is missing.'],
    [['create-super-admin', '--account', 'ada'], '--account ada is no e-mail address that can log in.'],
    [['create-super-admin', '--account', 'jürgen@bank.example'], 'no e-mail address that can log in.'],
    [['create-super-admin', '--account', 'a..b@bank.example'], 'no e-mail address that can log in.'],
    [['reset-user', '--account', 'x@bank.c'], 'no e-mail address that can log in.'],
    [['create-super-admin', '--account', account, '--name', 'A\nB'], '--name must be one line'],
    [['reset-user', 'verify-log'], 'One command at a time'],
    [['create-super-admin', '--account', account], '--name is missing.'],
    [['reset-user', '--nonsense'], "Unknown option '--nonsense'"],
  ])('%o: %s', async (args, message) => {
    const output = await run(...args)
    expect(output.code).toBe(1)
    expect(output.error).toContain(message)
    expect(output.error).toContain('Usage:')
  })
})

describe('on the embedded database', () => {
  let folder: string
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'bookrunner-admin-'))))
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('works before the first start, and while an app holds the folder', async () => {
    const dataDir = join(folder, 'data')
    const env = { DATA_DIR: dataDir }
    const early = await admin(env, 'reset-user', '--account', account)
    expect([early.code, early.error]).toEqual([1, expect.stringContaining(`no database in ${dataDir}`)])
    expect(existsSync(dataDir)).toBe(false)
    const made = await admin(env, 'create-super-admin', '--account', account, '--name', 'Ada')
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringContaining(`a new database in DATA_DIR ${dataDir}`),
    })
    expect(made.out).not.toContain('8080')
    const server = await startDatabase({ dataDir, log: { info: () => {}, error: console.error } })
    expect(await admin(env, 'reset-user', '--account', account)).toMatchObject({ code: 0, error: '' })
    await server.stop()
  })
})
