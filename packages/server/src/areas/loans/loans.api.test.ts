import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Client } from '@bookrunner/contract'
import {
  admitted,
  clientOf,
  outcomeOf,
  refusalOf,
  startTestApp,
  worded,
  type TestApp,
} from '../../../test/index.ts'
import { mergeInto, typedByUser } from '../../../test/merges.ts'
import { daysAgo, isins, loanOf, type SentLoan } from '../../../test/loans.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'
import { verifyLedger } from '../../platform/service/index.ts'

let app: TestApp
let keeper: Client
beforeAll(async () => {
  app = await startTestApp()
  keeper = await clientOf(app, 'systemadmin')
})
afterAll(() => app.close())

const terms = ({ price: _, priceDay: __, ...rest }: SentLoan) => rest

describe('a loan deal', () => {
  it('is entered, read and reviewed by administrators alone', async () => {
    const { loanId, version } = await keeper.loans.add(loanOf())
    const keepers = ['superadmin', 'systemadmin']
    for (const call of [
      (client: Client) => client.loans.list({}),
      (client: Client) => client.loans.info({ loanId }),
      (client: Client) => client.loans.history({ loanId }),
      (client: Client) => client.loans.export({}),
      (client: Client) => client.loans.borrowers({}),
      (client: Client) => client.loans.add(loanOf()),
      (client: Client) =>
        client.loans.edit({ loanId, expectedVersion: version + 1, ...terms(loanOf({ remark: 'x' })) }),
      (client: Client) => client.loans.close({ loanId: 'loan_none', expectedVersion: 1, note: 'x' }),
      (client: Client) => client.loans.del({ loanId: 'loan_none' }),
      (client: Client) => client.loans.prices({ prices: [{ isin: isins[0], price: '95' }] }),
      (client: Client) => client.loans.marginCallRiskList({}),
      (client: Client) => client.loans.marginCallReview({ inquiryIds: ['inq_none'], note: 'x' }),
      (client: Client) => client.loans.distances({}),
      (client: Client) => client.loans.alerts({}),
      (client: Client) => client.loans.bands({}),
      (client: Client) => client.loans.setBands({ warning: '3', watch: '8', expectedVersion: 1 }),
      (client: Client) => client.loans.importList({}),
      (client: Client) => client.loans.loanTemplate({}),
      (client: Client) => client.loanPrices.importList({}),
      (client: Client) => client.loanPrices.priceTemplate({}),
    ])
      expect(await admitted(app, call)).toEqual(keepers)
  })

  it('is for no investor, even with a role that has the rights', async () => {
    await sql`
      insert into role_permission (role_id, permission)
      select 'rol_investor', p from unnest(array['loan', 'loan_deal', 'loan_risk']) p`.execute(
      app.database.db,
    )
    const investor = await clientOf(app, 'investor')
    expect(await outcomeOf(investor.loans.list({}))).toBe('access.denied')
    expect(await outcomeOf(investor.loans.alerts({}))).toBe('access.denied')
    await sql`
      delete from role_permission
      where role_id = 'rol_investor' and permission like 'loan%'`.execute(app.database.db)
  })

  it('has its figures at the current price, and the margin call price of its maintenance margin', async () => {
    const added = await keeper.loans.add(loanOf())
    expect(added).toMatchObject({
      entity: { entityId: 'ent_kestrelpeak' },
      user: { userId: 'usr_investor' },
      marginCallPrice: '80',
      isCallPriceSet: false,
      band: 'calm',
      marketValue: '9500000',
      loanToValue: '67.3685',
      distance: '15',
      distancePercent: '18.75',
      cover: '0',
      inquiry: null,
      inquiryIds: [],
      status: 'open',
      version: 1,
    })
    expect(await keeper.loans.info({ loanId: added.loanId })).toEqual(added)
    const own = await keeper.loans.add(loanOf({ marginCallPrice: '81.5' }))
    expect(own).toMatchObject({ marginCallPrice: '81.5', isCallPriceSet: true })
  })

  it('is refused with every wrong field', async () => {
    const wrong = await refusalOf(
      keeper.loans.add(
        loanOf({
          entityId: 'ent_none',
          isin: 'XS2333562714',
          face: 0,
          haircut: '100',
          endDay: '2026-11-01',
          price: '0',
          priceDay: '2999-01-01',
        }),
      ),
    )
    expect(wrong.fields.map(({ field, reason }) => [field, reason])).toEqual([
      ['entityId', 'record.unknown'],
      ['isin', 'isin.wrong'],
      ['face', 'loan.amount-zero'],
      ['haircut', 'loan.haircut-wrong'],
      ['endDay', 'loan.days-order'],
      ['price', 'loan.price-wrong'],
      ['priceDay', 'loan.price-future'],
    ])
    const elsewhere = await refusalOf(keeper.loans.add(loanOf({ userId: 'usr_deskoc' })))
    expect(elsewhere.fields).toMatchObject([{ field: 'userId', reason: 'loan.user-elsewhere' }])
  })

  it('is edited, and its history says from what to what', async () => {
    const { loanId } = await keeper.loans.add(loanOf())
    const edit = (own: Partial<SentLoan>, expectedVersion = 1) =>
      keeper.loans.edit({ loanId, expectedVersion, ...terms(loanOf(own)) })
    expect(await refusalOf(edit({}))).toMatchObject({ reason: 'write.no-changes' })
    const edited = await edit({ maintenance: '10', entityId: 'ent_kestrelpeak', userId: null })
    expect(edited).toMatchObject({ marginCallPrice: '71.112', version: 2, user: null })
    expect(await refusalOf(edit({ remark: 'late' }))).toMatchObject({ reason: 'write.changed-meanwhile' })
    const { list } = await keeper.loans.history({ loanId })
    expect(list.map(({ event }) => event)).toEqual(['edited', 'added'])
    expect(list[0]).toMatchObject({
      actor: { userId: 'usr_systemadmin' },
      changes: [
        { field: 'user', from: expect.any(String) as string, to: null },
        { field: 'maintenance', from: '20', to: '10' },
        { field: 'marginCallPrice', from: '80', to: '71.112' },
      ],
    })
    expect(list[0]!.changes[0]!.from).not.toContain('usr_')
    expect(list[1]).toMatchObject({ price: '95', source: 'hand' })
  })

  it('is deleted as long as it never alerted, and closed after that', async () => {
    const { loanId } = await keeper.loans.add(loanOf())
    await keeper.loans.del({ loanId })
    expect(await refusalOf(keeper.loans.info({ loanId }))).toMatchObject({ code: 404 })
    const called = await keeper.loans.add(loanOf({ price: '79' }))
    expect(called).toMatchObject({ band: 'called', inquiry: { band: 'called', price: '79' } })
    expect(await refusalOf(keeper.loans.del({ loanId: called.loanId }))).toMatchObject({
      reason: 'loan.has-inquiries',
    })
    const closing = { loanId: called.loanId, expectedVersion: 1, note: 'Repaid' }
    const closed = await keeper.loans.close(closing)
    expect(closed).toMatchObject({
      status: 'closed',
      band: null,
      inquiryIds: [],
      inquiry: { note: 'Repaid', operator: { userId: 'usr_systemadmin' } },
    })
    expect(await refusalOf(keeper.loans.close(closing))).toMatchObject({ reason: 'loan.closed' })
    expect(
      await refusalOf(
        keeper.loans.edit({ loanId: called.loanId, expectedVersion: 2, ...terms(loanOf({ remark: 'x' })) }),
      ),
    ).toMatchObject({ reason: 'loan.closed' })
    expect((await keeper.loans.marginCallRiskList({ pageSize: 500 })).list).not.toContainEqual(
      expect.objectContaining({ loanId: called.loanId }),
    )
  })

  it('is found by its filters, sorted, and exported as it is filtered', async () => {
    const { loanId } = await keeper.loans.add(
      loanOf({ isin: isins[1], bondName: '=Needle 5% 2030', price: '80.5' }),
    )
    const ids = async (query: Parameters<Client['loans']['list']>[0]) =>
      (await keeper.loans.list(query)).list.map((row) => row.loanId)
    expect(await ids({ keyword: 'needle' })).toEqual([loanId])
    expect(await ids({ loanId })).toEqual([loanId])
    expect(await ids({ isin: isins[1], band: 'warning', status: 'open' })).toEqual([loanId])
    expect(await ids({ isin: isins[1], band: 'calm' })).toEqual([])
    expect((await ids({ sortField: 'distance', sortOrder: 'asc' }))[0]).toBe(loanId)
    const book = await readWorkbookOf(await keeper.loans.export({ keyword: 'needle' }))
    const [head, row] = [1, 2].map((at) => book.worksheets[0]!.getRow(at))
    expect([head!.getCell(4).value, row!.getCell(4).value]).toEqual(['Bond', '=Needle 5% 2030'])
    expect([row!.getCell(6).value, row!.getCell(10).value]).toEqual([10_000_000, 80])
  })

  it('offers borrowers with those who work there', async () => {
    const { list } = await keeper.loans.borrowers({ keyword: 'kestrelpeak' })
    const house = list.find(({ entityId }) => entityId === 'ent_kestrelpeak')
    expect(house?.users.map(({ userId }) => userId)).toContain('usr_investor')
    const chosen = await keeper.loans.borrowers({ keyword: 'no such house', entityId: 'ent_kestrelpeak' })
    expect(chosen.list.map(({ entityId }) => entityId)).toEqual(['ent_kestrelpeak'])
  })

  it('moves with its institution, which cannot be deleted before', async () => {
    const { entityId: from } = await keeper.entities.add({ name: 'Loan mover' })
    await typedByUser(app, from)
    await keeper.loans.add(loanOf({ entityId: from, userId: null, bondName: 'Mover 2030' }))
    const refused = await refusalOf(keeper.entities.del({ entityId: from }))
    expect(refused.fields).toMatchObject([{ field: 'loans', reason: 'entity.has-loans' }])
    await mergeInto(keeper, from, 'ent_kestrelpeak')
    const { list } = await keeper.loans.list({ keyword: 'Mover 2030' })
    expect(list).toMatchObject([{ entity: { entityId: 'ent_kestrelpeak' }, version: 2 }])
    const { list: history } = await keeper.loans.history({ loanId: list[0]!.loanId })
    expect(history[0]).toMatchObject({ event: 'moved', actor: null })
  })

  it('is one chain with all others', async () => {
    expect(await verifyLedger(app.database.pool, 'loans:all')).toBeUndefined()
  })

  it('refuses in the reader’s language', async () => {
    const { loanId } = await keeper.loans.add(loanOf({ price: '70' }))
    const messages = await worded(app, 'superadmin', (client) => client.loans.del({ loanId }))
    expect(new Set(messages).size).toBe(3)
    expect(await refusalOf(keeper.loans.info({ loanId: 'loan_none' }))).toMatchObject({ code: 404 })
  })

  it('has prices of no earlier day', async () => {
    const { loanId } = await keeper.loans.add(loanOf({ isin: isins[2] }))
    const older = await keeper.loans.prices({
      prices: [{ loanId, price: '70', priceDay: daysAgo(4) }],
      source: 'hand',
    })
    expect(older).toMatchObject({ changed: 0, older: [loanId], called: 0 })
    expect(await keeper.loans.info({ loanId })).toMatchObject({ currentPrice: '95', band: 'calm' })
  })
})
