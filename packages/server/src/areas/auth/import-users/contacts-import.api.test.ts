import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { readResetLink } from '@bookrunner/contract/auth'
import { inTransaction } from '../../../platform/db/index.ts'
import type { DueWork } from '../../../platform/due.ts'
import { verifyLedger } from '../../../platform/service/index.ts'
import {
  admitted,
  clientOf,
  nextMail,
  refusalOf,
  startTestApp,
  type TestApp,
} from '../../../../test/index.ts'
import { restOf, workOn } from '../../../../test/imports.ts'
import { mergeInto, typedByUser } from '../../../../test/merges.ts'
import { until } from '../../../../test/until.ts'
import { listOf, readWorkbookOf } from '../../../../test/workbooks.ts'
import { importWork } from '../../imports/index.ts'
import { lockAccounts } from '../../users/index.ts'
import { contactsImport } from './contacts-import.ts'

let app: TestApp
let admin: Client
let work: DueWork
beforeAll(async () => {
  app = await startTestApp()
  admin = await clientOf(app, 'systemadmin')
  work = workOn(app, importWork(contactsImport))
})
afterAll(async () => {
  await work.stop()
  await app.close()
})

const heads = ['Account', 'Name', 'Phone', 'Institution', 'Department', 'Group']
const house = 'Kestrelpeak Asset Management'
const row = (account: string, more: Partial<Record<number, string | null>> = {}) =>
  [account, 'Alma Reyes', '+852 2345 6789', house, null, 'Investor'].map((cell, at) => more[at] ?? cell)
const send = async (lines: (string | null)[][], { dryRun = false, invite = false } = {}) => {
  const { importId } = await admin.users.importBondUsers({
    file: await listOf([heads, ...lines]),
    dryRun,
    invite,
  })
  return restOf(() => admin.users.importProgress({ importId }))
}
const faultsOf = async (importId: string) => {
  const { list } = await admin.users.importRows({ importId, only: 'wrong', pageSize: 500 })
  return Object.fromEntries(
    list.flatMap((each) => each.faults.map(({ column, message }) => [`${each.row}.${column}`, message])),
  )
}
const mails = async () =>
  (
    await app.database.pool.query<{ count: number }>(
      "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'auth.mailContactInvitation'",
    )
  ).rows[0]!.count

const taken = 'Another user has this account, or had it and has not logged in with the new one yet.'

describe('the import of contacts', () => {
  it('is for super and system administrators', async () => {
    const file = await listOf([heads, row('probe@kestrelpeak.example')])
    const people = ['superadmin', 'systemadmin']
    expect(
      await admitted(app, (client) => client.users.importBondUsers({ file, dryRun: true, invite: false })),
    ).toEqual(people)
    expect(await admitted(app, (client) => client.users.downloadBondUser({}))).toEqual(people)
    for (const { importId } of (await admin.users.importList({})).list)
      await admin.users.importCancel({ importId })
  })

  it('adds users who belong to their institution and have no password yet', async () => {
    const before = await mails()
    await admin.users.deptAdd({ entityId: 'ent_kestrelpeak', name: 'Credit' })
    const added = await send([
      row('one@kestrelpeak.example', { 1: '=cmd|calc', 4: 'Credit' }),
      row('two@kestrelpeak.example', { 1: '陈美玲', 5: '投资者' }),
    ])
    expect(added).toMatchObject({ state: 'added', rows: 2, wrong: 0 })
    const { list } = await admin.users.list({ keyword: 'kestrelpeak.example', pageSize: 500 })
    const one = list.find(({ account }) => account === 'one@kestrelpeak.example')!
    expect(one).toMatchObject({
      name: '=cmd|calc',
      entity: { entityId: 'ent_kestrelpeak' },
      group: { roleId: 'rol_investor' },
      department: { name: 'Credit' },
      phoneArea: '852',
      phone: '23456789',
      mustChangePassword: true,
      status: 'active',
    })
    // A formula in a name stays text on its way out as well.
    const book = await readWorkbookOf(await admin.users.exportList({ keyword: '=cmd' }))
    const cell = book.worksheets[0]!.getRow(2).getCell(2)
    expect([cell.value, cell.numFmt]).toEqual(['=cmd|calc', '@'])
    expect(await mails()).toBe(before)

    await admin.users.edit({ userId: one.userId, nickName: 'Al' })
    expect(await verifyLedger(app.database.pool, `user:${one.userId}`)).toBeUndefined()
    expect(await verifyLedger(app.database.pool, `import:${added.importId}`)).toBeUndefined()
    const log = await admin.audit.list({ kinds: 'users', pageSize: 50 })
    expect(log.list.some(({ what }) => what === 'Contacts imported')).toBe(true)

    const invited = await admin.users.importInvite({ importId: added.importId })
    expect(invited.invited).toBe(2)
    expect(await mails()).toBe(before + 2)
    expect(await refusalOf(admin.users.importInvite({ importId: 'imp_unknown' }))).toMatchObject({
      code: 404,
    })
  })

  it('says what is wrong in which cell, and adds none', async () => {
    const before = (await admin.users.list()).total
    const { importId, state, wrong, rows } = await send([
      row('good@kestrelpeak.example'),
      row('desk.oc@lantern.example'),
      row('no address', { 2: '+852 12' }),
      row('GOOD@kestrelpeak.example'),
      row('near@kestrelpeak.example', { 3: 'Kestrelpeak Aset Management' }),
      row('far@kestrelpeak.example', { 3: 'No such house', 5: 'No such group' }),
      row('unfit@kestrelpeak.example', { 5: 'Syndicate viewer' }),
      row('above@kestrelpeak.example', { 5: 'Super administrator' }),
      row('empty@kestrelpeak.example', { 1: '', 3: '', 5: '' }),
      row('nodept@kestrelpeak.example', { 4: 'No such desk' }),
    ])
    expect({ state, wrong, rows }).toEqual({ state: 'checked', wrong: 9, rows: 10 })
    const faults = await faultsOf(importId)
    expect(Object.keys(faults).toSorted()).toEqual([
      '10.entity',
      '10.name',
      '10.role',
      '11.department',
      '3.account',
      '4.account',
      '5.account',
      '6.entity',
      '7.entity',
      '7.role',
      '8.role',
      '9.role',
    ])
    expect(faults['5.account']).toBe('Row 2 has the same account.')
    expect(faults['6.entity']).toContain('Do you mean Kestrelpeak Asset Management')
    expect((await admin.users.list()).total).toBe(before)
    expect(await refusalOf(admin.users.importCommit({ importId }))).toMatchObject({
      reason: 'import.rows-wrong',
    })
    await admin.users.importCancel({ importId })
  })

  it('checks again what has changed between the check and the addition', async () => {
    const account = 'meanwhile@kestrelpeak.example'
    const { importId } = await send([row(account)], { dryRun: true })
    await send([row(account)])
    await admin.users.importCommit({ importId })
    const view = await restOf(() => admin.users.importProgress({ importId }))
    expect(view).toMatchObject({ state: 'checked', wrong: 1 })
    expect(await faultsOf(importId)).toEqual({ '2.account': taken })
    await admin.users.importCancel({ importId })
  })

  it('refuses an address that still gets a user’s mails', async () => {
    const former = 'former@kestrelpeak.example'
    await sql`update user_account set mail_address = ${former} where id = 'usr_investor'`.execute(
      app.database.db,
    )
    const { importId } = await send([row(former)], { dryRun: true })
    expect(await faultsOf(importId)).toEqual({ '2.account': taken })
    await admin.users.importCancel({ importId })

    // A frozen user cannot log in to free it: the import takes it, and the mails that went there end.
    const setStatus = (status: string) =>
      sql`update user_account set status = ${status} where id = 'usr_investor'`.execute(app.database.db)
    await setStatus('frozen')
    expect(await send([row(former)])).toMatchObject({ state: 'added', wrong: 0 })
    expect(await admin.users.info({ userId: 'usr_investor' })).toMatchObject({ mailsNowhere: true })
    await setStatus('active')
    await sql`update user_account set mails_nowhere = false where id = 'usr_investor'`.execute(
      app.database.db,
    )
  })

  it('gives an account to one of two imports at once', async () => {
    const account = 'twice@kestrelpeak.example'
    const { db, pool } = app.database
    const ids: string[] = []
    for (const name of ['First', 'Second'])
      ids.push((await send([row(account, { 1: name })], { dryRun: true })).importId)
    await inTransaction(pool, async (transaction) => {
      await lockAccounts(transaction, [account])
      for (const importId of ids) await admin.users.importCommit({ importId })
      // Both have come to the account, and neither has it.
      await until(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event = 'advisory'`.execute(db)
        expect(rows).toHaveLength(2)
      })
      await transaction.commit()
    })
    const views = await Promise.all(
      ids.map((importId) => restOf(() => admin.users.importProgress({ importId }))),
    )
    expect(views.map(({ state }) => state).toSorted()).toEqual(['added', 'checked'])
    const refused = ids[views.findIndex(({ state }) => state === 'checked')]!
    expect(await faultsOf(refused)).toEqual({ '2.account': taken })
    await admin.users.importCancel({ importId: refused })
  })

  it('finds the institution in use under a name that a merged one has too', async () => {
    await typedByUser(app, 'ent_ironmosslife')
    const merged = await admin.entities.info({ entityId: 'ent_ironmosslife' })
    await mergeInto(admin, 'ent_ironmosslife', 'ent_kestrelpeak')
    await app.database.db
      .updateTable('entity')
      .set({ name: house })
      .where('id', '=', merged.entityId)
      .execute()
    expect(await send([row('after.merge@kestrelpeak.example')])).toMatchObject({ state: 'added', wrong: 0 })
    const { list } = await admin.users.list({ keyword: 'after.merge@kestrelpeak.example' })
    expect(list).toMatchObject([{ entity: { entityId: 'ent_kestrelpeak' } }])
    await app.database.db
      .updateTable('entity')
      .set({ name: merged.name })
      .where('id', '=', merged.entityId)
      .execute()
    const { importId } = await send([row('lost@kestrelpeak.example', { 3: merged.name })])
    expect(Object.keys(await faultsOf(importId))).toEqual(['2.entity'])
    await admin.users.importCancel({ importId })
  })

  it('adds 20,000 contacts and queues their mails behind all others', async () => {
    const before = await mails()
    const lines = Array.from({ length: 20_000 }, (_, nr) => row(`bulk${nr}@kestrelpeak.example`))
    expect(await send(lines, { invite: true })).toMatchObject({ state: 'added', rows: 20_000 })
    expect(await mails()).toBe(before + 20_000)
    const { rows } = await app.database.pool.query<{ priority: number }>(
      "select distinct priority from graphile_worker.jobs where task_identifier = 'auth.mailContactInvitation'",
    )
    expect(rows).toEqual([{ priority: 100 }])
  })

  it('has a template with drop-downs in each language', async () => {
    for (const language of ['US', 'CN', 'HK'] as const) {
      const client = await clientOf(app, 'systemadmin', language)
      const book = await readWorkbookOf(await client.users.downloadBondUser({}))
      const [sheet, help] = book.worksheets
      expect((sheet!.getRow(1).values as string[]).slice(1)).toHaveLength(8)
      expect(help!.rowCount).toBe(9)
      expect(JSON.stringify(sheet!.dataValidations.model)).toContain('$A$2')
    }
  })
})

describe('an invitation', () => {
  it('leads to the page that mails a code, and holds no secret', async () => {
    const own = await startTestApp({ timedWork: true })
    const system = await clientOf(own, 'systemadmin')
    const account = 'invited@kestrelpeak.example'
    const file = await listOf([heads, row(account)])
    const mail = await nextMail(own, account)
    const { importId } = await system.users.importBondUsers({ file, invite: true })
    expect((await restOf(() => system.users.importProgress({ importId }))).state).toBe('added')
    const body = await mail()
    expect(body).toContain(`/bookbuildingweb/forgot-password#account=invited%40kestrelpeak.example`)
    expect(readResetLink(new URL(/https?:\S+/.exec(body)![0]).hash)).toBeUndefined()
    const code = await nextMail(own, account)
    await own.client().auth.resetRequest({ account })
    expect(await code()).toContain('password')
    await own.close()
  })
})
