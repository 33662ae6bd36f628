// Notices by mail: who gets one, in which words, and once even if the mail server fails or a job repeats.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { callers } from '../../../test/callers.ts'
import {
  clientOf,
  startMailServer,
  startTestApp,
  type MailServer,
  type TestApp,
} from '../../../test/index.ts'
import { inMinutes, spread, submitted } from '../../../test/lifecycle.ts'
import type { ReceivedMail } from '../../../test/mail-server.ts'
import { enterFor, place } from '../../../test/orders.ts'
import { until, untilThere } from '../../../test/until.ts'
import { inTransaction } from '../../platform/db/index.ts'
import type { TaskContext } from '../../platform/jobs.ts'
import { mailNotice } from './notice-mail.ts'
import { raiseNotice, type SystemNotice } from './index.ts'

let mail: MailServer
let app: TestApp
let desk: Client
beforeAll(async () => {
  mail = await startMailServer()
  app = await startTestApp({ timedWork: true, settings: { smtpUrl: mail.url } })
  desk = await clientOf(app, 'deskoc')
})
beforeEach(async () => {
  await sql`update user_account set mail_choices = '{}', language = 'US', status = 'active',
    mail_address = null, mails_nowhere = false`.execute(app.database.db)
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

const investor = 'investor@kestrelpeak.example'
const investorId = 'usr_investor'
const settled = () =>
  untilThere(async () => {
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from graphile_worker._private_jobs`.execute(app.database.db)
    return rows[0]!.left === 0 ? true : undefined
  })
let named = 0
const fresh = (): string => `Mailed ${(named += 1)}x`
const mailsTo = (account: string, about: string): ReceivedMail[] =>
  mail.received.filter(({ to, subject }) => to === account && subject.includes(about))
const nextTo = (account: string, about: string): Promise<ReceivedMail> =>
  untilThere(() => mailsTo(account, about)[0])
/** Until the mail server refused a mail, which goes out again later. */
const refused = () =>
  untilThere(async () => {
    const { rows } = await sql<{ id: string }>`
      select id from graphile_worker._private_jobs where last_error is not null`.execute(app.database.db)
    return rows[0]
  })
/** In one transaction, as each cause does, so that no job begins before its notice is stored. */
const raise = (notice: SystemNotice, userIds: readonly string[] = [investorId]) =>
  inTransaction(app.database.pool, async (transaction) => {
    await raiseNotice(transaction, notice, userIds)
    await transaction.commit()
  })
const allocated = (deal: string): SystemNotice => ({
  code: 'order.allocated',
  params: { deal },
  link: '/order/deal/deal_none',
})
const guidance = (deal: string): SystemNotice => ({
  code: 'deal.guidance-changed',
  params: { deal, level: 'T+100', before: 'T+120' },
  link: `/order/deal/${deal}`,
})

describe('a mail', () => {
  it('says the deal, leads to it, and ends with the choice of mails', async () => {
    const name = fresh()
    await raise(allocated(name))
    const { subject, text, from } = await nextTo(investor, name)
    expect(subject).toBe(`Your allocation: ${name}`)
    expect(from).toContain('no-reply@')
    expect(text.trim().split('\n')).toEqual([
      'The allocation of your order is confirmed.',
      'Open your order to see it and to download the confirmation.',
      '',
      `${app.settings.publicUrl}/bookbuildingweb/order/deal/deal_none`,
      '',
      'Choose which notices come by e-mail:',
      `${app.settings.publicUrl}/bookbuildingweb/my-notices?mails=choose`,
    ])
  })

  it('goes to the address that was used, until its reader has logged in; to nobody once another user took it', async () => {
    const [name, later, former] = [fresh(), fresh(), 'former@kestrelpeak.example']
    const { db } = app.database
    await sql`update user_account set mail_address = ${former} where id = ${investorId}`.execute(db)
    await raise(allocated(name))
    await nextTo(former, name)
    await sql`update user_account set mail_address = null, mails_nowhere = true where id = ${investorId}`.execute(
      db,
    )
    await raise(allocated(later))
    await settled()
    expect([mailsTo(investor, name), mailsTo(investor, later), mailsTo(former, later)]).toEqual([[], [], []])
  })

  it.each([
    ['CN', '您的配售结果', '选择以邮件接收的通知：'],
    ['HK', '您的配售結果', '選擇以電郵接收的通知：'],
  ] as const)('is in the language %s of its reader', async (language, title, end) => {
    await sql`update user_account set language = ${language} where id = ${investorId}`.execute(
      app.database.db,
    )
    const name = fresh()
    await raise(allocated(name))
    const { subject, text } = await nextTo(investor, name)
    expect(subject).toBe(`${title}：${name}`)
    expect(text).toContain(end)
    expect(text).not.toContain('Choose')
  })

  it.each([
    ['US', 'Order not allocated: ', 'An order of yours was not allocated.'],
    ['CN', '订单未获配售：', '您有订单未获配售。'],
    ['HK', '訂單未獲配售：', '您有訂單未獲配售。'],
  ] as const)('says in %s that an order got nothing', async (language, title, summary) => {
    await sql`update user_account set language = ${language} where id = ${investorId}`.execute(
      app.database.db,
    )
    const name = fresh()
    await raise({ ...allocated(name), code: 'order.not-allocated' })
    const { subject, text } = await nextTo(investor, name)
    expect(subject).toBe(`${title}${name}`)
    expect(text.split('\n')[0]).toBe(summary)
  })

  it('is in every language while its reader has chosen none', async () => {
    await sql`update user_account set language = null where id = ${investorId}`.execute(app.database.db)
    const name = fresh()
    await raise(allocated(name))
    const { subject } = await nextTo(investor, name)
    expect(subject).toBe(`Your allocation: ${name} / 您的配售结果：${name} / 您的配售結果：${name}`)
  })

  it('shows a closing time in the zone of the deal, and in the zone of its reader', async () => {
    await sql`update user_account set time_zone = 'Europe/London' where id = ${investorId}`.execute(
      app.database.db,
    )
    await sql`update user_account set mail_choices = '{"deals": true}' where id = ${investorId}`.execute(
      app.database.db,
    )
    const name = fresh()
    await submitted(desk, 'IPG', { name, times: { closesAt: '2027-03-02T09:00:00Z' } })
    const { text } = await nextTo(investor, name)
    expect(text).toContain('Closes: 2 Mar 2027, 17:00 HKT (2 Mar 2027, 09:00 ')
    await sql`update user_account set time_zone = 'Asia/Hong_Kong' where id = ${investorId}`.execute(
      app.database.db,
    )
  })
})

describe('the choice of a person', () => {
  it('decides about each category, and begins with its default', async () => {
    const name = fresh()
    await raise(guidance(name))
    await settled()
    expect(mailsTo(investor, name)).toEqual([])
    const own = await clientOf(app, 'investor')
    await own.users.editOwn({ mails: ['deals', 'orders'] })
    const other = fresh()
    await raise(guidance(other))
    await raise(allocated(other))
    await settled()
    expect(mailsTo(investor, other).map(({ subject }) => subject)).toEqual([`New guidance: ${other}`])
  })

  it.each(callers)('is stored for %s and decides about the mails of that person', async (who) => {
    const own = await clientOf(app, who)
    const { user, version, mails } = await own.users.info()
    expect(mails).toEqual(['answers', 'allocations', 'signOffs', 'margins', 'limits'])
    await own.users.editOwn({ version, mails: ['deals'] })
    expect((await own.users.info()).mails).toEqual(['deals'])
    const name = fresh()
    await raise(guidance(name), [user.userId])
    await raise(allocated(name), [user.userId])
    await settled()
    expect(mailsTo(user.account, name)).toHaveLength(1)
  })

  it('cannot turn off mails about the account', async () => {
    const own = await clientOf(app, 'investor')
    await own.users.editOwn({ mails: [] })
    await raise({ code: 'account.password-changed', link: '/my-sessions' })
    const { text } = await nextTo(investor, 'Password changed')
    expect(text).not.toContain('Choose which')
  })
})

describe('one mail', () => {
  it('arrives after the mail server failed twice, and only once', async () => {
    const name = fresh()
    mail.failNext(2)
    await raise(allocated(name))
    await until(() => expect(mailsTo(investor, name)).toHaveLength(1))
    await settled()
    expect(mailsTo(investor, name)).toHaveLength(1)
    // The demo's outbox, too, has it once.
    const { rows } = await sql<{ mails: number }>`
      select count(*)::int as mails from outbox_mail where subject like ${`%${name}%`}`.execute(
      app.database.db,
    )
    expect(rows[0]?.mails).toBe(1)
  }, 60_000)

  it('goes out for a delivery, whatever repeats its jobs', async () => {
    const { db } = app.database
    const name = fresh()
    await raise(allocated(name))
    await settled()
    const { rows } = await sql<{ id: string }>`
      select id from notice where params ->> 'deal' = ${name}`.execute(db)
    const noticeId = rows[0]!.id
    const context = { db, settings: app.settings } as TaskContext
    await mailNotice({ noticeId, userId: investorId }, context)
    expect(mailsTo(investor, name)).toHaveLength(1)
  })

  it('is dropped if a newer notice replaced its own meanwhile', async () => {
    const { db } = app.database
    await sql`update user_account set mail_choices = '{"deals": true}' where id = ${investorId}`.execute(db)
    const name = fresh()
    mail.failNext(1)
    await raise(guidance(name))
    await refused()
    await raise({ ...guidance(name), params: { deal: name, level: 'T+90', before: 'T+100' } })
    await settled()
    expect(mailsTo(investor, name).map(({ text }) => text.split('\n')[0])).toEqual(['T+90, was T+100.'])
  }, 60_000)
})

describe('a frozen person', () => {
  it('gets no mail, not even one that waited', async () => {
    const name = fresh()
    mail.failNext(1)
    await raise(allocated(name))
    await refused()
    await sql`update user_account set status = 'frozen' where id = ${investorId}`.execute(app.database.db)
    await settled()
    expect(mailsTo(investor, name)).toEqual([])
  }, 60_000)

  it('reads by mail that the account is frozen, and that it is active again', async () => {
    const admin = await clientOf(app, 'superadmin')
    const account = 'sales@lantern.example'
    await admin.users.edit({ userId: 'usr_sales', status: 'frozen' })
    await nextTo(account, 'Account frozen')
    await admin.users.edit({ userId: 'usr_sales', status: 'active' })
    expect((await nextTo(account, 'Account reactivated')).text).toContain('You can log in again.')
  })
})

describe('a mail about an order', () => {
  it('goes to the people of the house alone, and names nobody else', async () => {
    const name = fresh()
    for (const who of ['investor', 'investorironmosslife'])
      await (await clientOf(app, who)).users.editOwn({ mails: ['orders'] })
    const dealId = await submitted(desk, 'IPG', { name })
    const { orderId } = await enterFor(desk, dealId, 'ent_kestrelpeak')
    const { text } = await nextTo(investor, name)
    expect(text).toContain(`/bookbuildingweb/order/deal/${dealId}?order=${orderId}`)
    await settled()
    expect(mail.received.filter(({ subject }) => subject === `Order entered for you: ${name}`)).toHaveLength(
      1,
    )
  })

  it('about a comment tells the desk no name of the investor', async () => {
    const name = fresh()
    await desk.users.editOwn({ mails: ['orders'] })
    const dealId = await submitted(desk, 'IPG', { name })
    const own = await clientOf(app, 'investor')
    const { orderId } = await place(own, dealId)
    await own.orders.editOrder({ orderId, expectedVersion: 1, content: { comment: 'Anchor, please' } })
    const { text, subject } = await nextTo('desk.oc@lantern.example', name)
    expect(subject).toBe(`Comment on an order: ${name}`)
    expect(`${subject} ${text}`).not.toMatch(/Kestrelpeak|Anchor/)
  })
})

it('a holder is asked to reconfirm by mail without having chosen anything', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name })
  await place(await clientOf(app, 'investor'), dealId)
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
  await until(() =>
    expect(mailsTo(investor, name).map(({ subject }) => subject)).toEqual([`Reconfirm your order: ${name}`]),
  )
})
