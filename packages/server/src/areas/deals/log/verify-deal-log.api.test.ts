import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { makeDraft } from '../../../../test/deals.ts'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { childEnvironment } from '../../../../test/programs/child-environment.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const lines = 5

const makeLogged = async (): Promise<string> => {
  const dealId = await makeDraft(desk)
  for (let version = 1; version < lines; version++)
    await desk.deals.saveDeal({
      dealId,
      version,
      sharedVersion: 1,
      terms: { mtn: version % 2 === 1 },
    })
  return dealId
}

/** Changes lines as the tables' owner could, who can disable the trigger. */
const tamper = async (dealId: string, ...statements: string[]): Promise<void> => {
  const { pool } = app.database
  await pool.query('alter table ledger_entry disable trigger append_only')
  for (const statement of statements)
    await pool.query(statement.replaceAll('LEDGER', `'deal:${announcementOf(dealId)}'`))
  await pool.query('alter table ledger_entry enable trigger append_only')
}

const line = (seq: number) => `ledger_id = LEDGER and seq = ${seq}`

/** Runs `npm run verify-log -- <deal>`; without a deal it verifies every ledger. */
const script = (...deal: string[]): Promise<{ code: number; out: string; error: string }> =>
  promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../../../../../scripts/admin.ts'), 'verify-log', ...deal],
    {
      env: {
        ...childEnvironment(),
        DATABASE_URL: app.databaseUrl,
      },
    },
  ).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, error: stderr }),
    (ended: unknown) => {
      const { code, stdout, stderr } = ended as { code: number; stdout: string; stderr: string }
      return { code, out: stdout, error: stderr }
    },
  )

describe('the chain of a deal’s log', () => {
  it('is intact for call and operator while nobody changed it', async () => {
    const dealId = await makeLogged()
    const proof = await desk.deals.verifyDealLog({ dealId })
    const { list } = await desk.deals.getDealLog({ dealId })
    expect(proof).toEqual({ intact: true, lines, hash: list[0]!.hash, brokenAt: null })
    expect(await script(dealId)).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringContaining('Ledgers proved: 1 of 1'),
    })
  })

  /** The operator's output for the deals below. */
  const broken = new Map<string, string>()

  it.each<[string, number, string[]]>([
    ['figures changed', 3, [`update ledger_entry set params = params || '{"x": 1}' where ${line(3)}`]],
    ['another actor', 2, [`update ledger_entry set actor_id = 'usr_sales' where ${line(2)}`]],
    ['another time', 4, [`update ledger_entry set at = at - interval '1 hour' where ${line(4)}`]],
    ['a line dropped', 3, [`delete from ledger_entry where ${line(3)}`]],
    ['the newest dropped', 5, [`delete from ledger_entry where ${line(5)}`]],
    [
      'two lines swapped',
      2,
      [
        `update ledger_entry set seq = 99 where ${line(2)}`,
        `update ledger_entry set seq = 2 where ${line(3)}`,
        `update ledger_entry set seq = 3 where ${line(99)}`,
      ],
    ],
    ['the head set back', 6, [`update ledger set seq = 4 where id = LEDGER`]],
    ['the head’s hash changed', 6, [`update ledger set hash = repeat('0', 64) where id = LEDGER`]],
  ])('%s: line %i is named', async (_, brokenAt, statements) => {
    const dealId = await makeLogged()
    await tamper(dealId, ...statements)
    expect(await desk.deals.verifyDealLog({ dealId })).toMatchObject({
      intact: false,
      lines: brokenAt - 1,
      brokenAt,
    })
    broken.set(dealId, `Broken: deal:${announcementOf(dealId)}, first at line ${brokenAt}`)
  })

  it('is broken at the same lines for the operator, with one deal or all ledgers', async () => {
    const [dealId, message] = [...broken][0]!
    expect(await script(dealId)).toMatchObject({ code: 1, error: `${message}\n` })
    const all = await script()
    expect(all.code).toBe(1)
    expect(all.error.trim().split('\n').toSorted()).toEqual([...broken.values()].toSorted())
  })

  it('is protected from accidental statements', async () => {
    const dealId = await makeLogged()
    const { pool } = app.database
    await expect(pool.query(`delete from ledger_entry where seq = 1`)).rejects.toThrow(/append-only/)
    expect((await desk.deals.verifyDealLog({ dealId })).intact).toBe(true)
    expect((await script('deal_0000000000000000')).error).toContain('There is no ledger')
  })
})
