// Who hears that a limit fills up or changes, and of overrides: those who keep them, and of overrides the desk, too.
import { beforeEach, describe, expect, it } from 'vitest'
import { sql, type Kysely } from 'kysely'
import type { Language } from '@bookrunner/contract'
import { up as removeStates } from '../../../../migrations/0094-states-without-figures.ts'
import { clientOf, openTestWorld } from '../../../../test/index.ts'
import { inMinutes, submitted } from '../../../../test/lifecycle.ts'
import { enterFor, mm, orderLevel, place } from '../../../../test/orders.ts'
import { clearQuotas, setQuota } from '../../../../test/quotas.ts'
import { until } from '../../../../test/until.ts'
import { overrideClock } from '../overrides/ending.ts'
import { deliverCrossing } from './crossings.ts'

const { app, keeper, system, desk, investor } = openTestWorld(
  { keeper: 'superadmin', system: 'systemadmin', desk: 'deskoc', investor: 'investor' },
  { timedWork: true },
)
beforeEach(() => clearQuotas(app.database, ['quota', 'quota_use', 'quota_rate', 'quota_override']))

const house = 'ent_kestrelpeak'
const levels = (millions: number) => ({ orderLevels: [orderLevel(millions)] })
let named = 0
const newDeal = async () => {
  const name = `Limited ${(named += 1)}x`
  return { name, dealId: await submitted(desk, 'IPG', { name }) }
}
/** Notices about limits of a deal, oldest first. */
const heard = async (person: string, name: string, lang?: Language) =>
  (await (await clientOf(app, person, lang)).notices.box({})).list
    .filter(({ msgTitle }) => msgTitle.endsWith(name) && !msgTitle.startsWith('New deal'))
    .toReversed()
const titles = async (person: string, name: string) =>
  (await heard(person, name)).map(({ msgTitle }) => msgTitle.slice(0, msgTitle.indexOf(':')))
const nobody = ['deskoc', 'deskjlm', 'issuer', 'investor', 'investoradmin', 'bankadmin']

describe('a limit that fills up', () => {
  it('is said once for each state to those who keep it and read its figures, without what is used', async () => {
    const { name, dealId } = await newDeal()
    await setQuota(system, { dealId, millions: 40, warnAt: 50, kind: 'soft' })
    await until(async () => expect(await titles('superadmin', name)).toEqual(['Limit set']))
    const { orderId } = await place(investor, dealId, levels(19))
    await investor.orders.editOrder({ orderId, expectedVersion: 1, content: levels(23.457) })
    await until(async () => expect(await titles('superadmin', name)).toEqual(['Limit set', 'Near limit']))
    const [, warned] = await heard('superadmin', name)
    expect(warned).toMatchObject({
      msgTitle: `Near limit: ${name}`,
      msgSummary: 'At least 50% of USD 40mm is used.',
      msgContent: 'Open the limit to see its state and history.',
      link: `/quota/bond?deal=${dealId}`,
    })
    // A figure that no id and no time has by chance.
    expect(JSON.stringify(warned)).not.toMatch(/23\.?457|Kestrel/)
    expect((await heard('superadmin', name, 'HK'))[1]?.msgTitle).toBe(`接近限額：${name}`)
    // Further in the same state, and back: no news.
    await investor.orders.editOrder({ orderId, expectedVersion: 2, content: levels(25) })
    await investor.orders.editOrder({ orderId, expectedVersion: 3, content: levels(24) })
    await investor.orders.editOrder({ orderId, expectedVersion: 4, content: levels(40) })
    const first = ['Limit set', 'Near limit', 'Limit fully used']
    await until(async () => expect(await titles('superadmin', name)).toEqual(first))
    await enterFor(desk, dealId, 'ent_ironmosslife', levels(1))
    await until(async () => expect(await titles('superadmin', name)).toEqual([...first, 'Limit exceeded']))
    // Whoever set it and reads no figures of a bond hears nothing of how it fills.
    for (const person of ['systemadmin', ...nobody])
      expect([person, await titles(person, name)]).toEqual([person, []])
    // The newest state replaces those before.
    const unread = (await heard('superadmin', name)).filter(({ readTime }) => readTime === null)
    expect(unread.map(({ msgTitle }) => msgTitle)).toEqual([`Limit set: ${name}`, `Limit exceeded: ${name}`])
  })

  it('of an institution over all deals is said to system administrators, too, and to whoever set it', async () => {
    const { dealId } = await newDeal()
    await setQuota(system, { entityId: house, millions: 20, kind: 'soft' })
    await place(investor, dealId, levels(21))
    const link = `/quota/org?entity=${house}`
    for (const person of ['superadmin', 'systemadmin'])
      await until(async () => {
        const { list } = await (await clientOf(app, person)).notices.box({})
        const news = list.filter((each) => each.link === link).map(({ msgTitle }) => msgTitle.split(':')[0])
        expect([person, news[0]]).toEqual([person, 'Limit exceeded'])
      })
  })
})

it('a state that system administrators were told of without figures leaves their inboxes', async () => {
  const { db } = app.database
  const { name, dealId } = await newDeal()
  await setQuota(keeper, { dealId, millions: 20, kind: 'soft' })
  await setQuota(keeper, { entityId: house, millions: 20, kind: 'soft' })
  await place(investor, dealId, levels(21))
  const box = () => system.notices.box({ pageSize: 100 })
  await until(async () => {
    expect(await titles('superadmin', name)).toEqual(['Limit exceeded'])
    expect((await box()).list.map(({ link }) => link)).toContain(`/quota/org?entity=${house}`)
    expect(await titles('systemadmin', name)).toEqual(['Limit set'])
  })
  const before = await box()
  await sql`
    with told as (
      insert into notice_delivery (user_id, notice_id, seq, delivered_at)
      select 'usr_systemadmin', d.notice_id, 0, d.delivered_at
      from notice_delivery d join notice n on n.id = d.notice_id
      where d.user_id = 'usr_superadmin' and n.code = 'limit.over' and n.link = ${`/quota/bond?deal=${dealId}`}
      returning user_id)
    update inbox i set unread = unread + 1, total = total + 1 from told t where t.user_id = i.user_id`.execute(
    db,
  )
  expect((await box()).list).toHaveLength(before.list.length + 1)
  await removeStates(db as unknown as Kysely<unknown>)
  expect(await box()).toEqual(before)
  expect(await titles('superadmin', name)).toEqual(['Limit exceeded'])
})

describe('a notice that waited', () => {
  it('is not sent once the limit was changed or is not so full any more', async () => {
    const { name, dealId } = await newDeal()
    await setQuota(system, { dealId, millions: 40, kind: 'soft' })
    await place(investor, dealId, levels(40))
    const others = async () => (await titles('superadmin', name)).filter((title) => title !== 'Limit set')
    await until(async () => expect(await others()).toEqual(['Limit fully used']))
    const quota = {
      id: `quo_bond_${dealId}`,
      level: 'bond',
      entityId: null,
      dealId,
      amount: mm(40),
      currency: 'USD',
      kind: 'soft',
      warnAt: 80,
    }
    const deliver = (state: string, version: number) => {
      const noticeId = `ntc_${state}${version}${dealId.slice(4, 12)}`
      const context = { db: app.database.db } as never
      return deliverCrossing({ noticeId, state, quota: { ...quota, version } }, context)
    }
    await deliver('warned', 1)
    await deliver('full', 2)
    await deliver('full', 1)
    await until(async () => expect(await others()).toEqual(['Limit fully used', 'Limit fully used']))
  })
})

describe('a limit that others keep, too', () => {
  it('is changed and removed with a notice to the others', async () => {
    const { name, dealId } = await newDeal()
    await setQuota(keeper, { dealId, entityId: house, millions: 20 })
    await setQuota(system, { dealId, entityId: house, millions: 30, kind: 'soft', expectedVersion: 1 })
    await until(async () => expect(await heard('superadmin', name)).toHaveLength(1))
    const [changed] = await heard('superadmin', name)
    expect(changed).toMatchObject({
      msgTitle: expect.stringMatching(/^Limit changed: Kestrel.* · Limited \d+x$/),
      msgSummary: 'Now USD 30mm, soft, warning from 80%. Was USD 20mm, hard, 80%.',
      link: `/quota/org-bond?entity=${house}&deal=${dealId}`,
    })
    const quotaId = `quo_orgbond_${house}_${dealId}`
    await keeper.quota.removeLimit({ quotaId, expectedVersion: 2, reason: 'No longer needed' })
    await until(async () => expect(await titles('systemadmin', name)).toEqual(['Limit set', 'Limit removed']))
    for (const person of nobody) expect([person, await titles(person, name)]).toEqual([person, []])
  })

  it('is said to be exceeded once it is set or lowered below what is used, until it is raised or removed', async () => {
    const { name, dealId } = await newDeal()
    const unread = async () =>
      (await heard('superadmin', name))
        .filter(({ readTime }) => readTime === null)
        .map(({ msgTitle }) => msgTitle.slice(0, msgTitle.indexOf(':')))
    await place(investor, dealId, levels(40))
    const soft = { dealId, kind: 'soft' as const }
    await setQuota(system, { ...soft, millions: 30 })
    await until(async () => expect(await unread()).toEqual(['Limit exceeded']))
    await setQuota(system, { ...soft, millions: 100, expectedVersion: 1 })
    await until(async () => expect(await unread()).toEqual(['Limit changed']))
    await setQuota(system, { ...soft, millions: 40, expectedVersion: 2 })
    await until(async () => expect(await unread()).toContain('Limit fully used'))
    await system.quota.removeLimit({ quotaId: `quo_bond_${dealId}`, expectedVersion: 3, reason: 'Over' })
    await until(async () => expect(await unread()).toContain('Limit removed'))
    expect(await unread()).not.toContain('Limit fully used')
  })

  it('tells a keeper who reads no figures of it that it was changed, whatever is used', async () => {
    const { name, dealId } = await newDeal()
    await place(investor, dealId, levels(40))
    for (const [scope, quotaId] of [
      [{ dealId }, `quo_bond_${dealId}`],
      [{ dealId, entityId: house }, `quo_orgbond_${house}_${dealId}`],
    ] as const) {
      for (const [index, millions] of [49, 40, 30, 100].entries())
        await setQuota(keeper, { ...scope, millions, kind: 'soft', expectedVersion: index || null })
      await keeper.quota.removeLimit({ quotaId, expectedVersion: 4, reason: 'Over' })
    }
    const each = ['Limit set', 'Limit changed', 'Limit changed', 'Limit changed', 'Limit removed']
    await until(async () => expect(await titles('systemadmin', name)).toEqual([...each, ...each]))
    expect(JSON.stringify(await heard('systemadmin', name))).not.toMatch(/state|used/i)
  })
})

describe('an override', () => {
  it('is said to the desk that needs it and to those who keep limits, not to investors', async () => {
    const { name, dealId } = await newDeal()
    // Shorter than an hour, so that its end is not announced at once.
    const until1 = inMinutes(45)
    const grant = { entityId: house, dealId, amount: mm(70), until: until1, reason: 'Committee' }
    const { overrideId } = await keeper.quota.grantOverride(grant)
    for (const person of ['deskoc', 'deskjgc', 'systemadmin'])
      await until(async () =>
        expect([person, await titles(person, name)]).toEqual([person, ['Override granted']]),
      )
    expect((await heard('deskoc', name))[0]).toMatchObject({
      msgSummary: expect.stringMatching(
        /^One order may pass the hard limits: up to USD 70mm, until .* HKT\.$/,
      ),
      link: `/deal/detail?dealId=${dealId}`,
    })
    expect((await heard('systemadmin', name))[0]?.link).toBe('/quota/org-bond?view=overrides')
    await system.quota.endOverride({ overrideId, reason: 'Not needed' })
    for (const person of ['deskoc', 'superadmin'])
      await until(async () => expect((await titles(person, name)).at(-1)).toBe('Override ended'))
    for (const person of ['deskjlm', 'deskbnd', 'issuer', 'investor', 'investoradmin'])
      expect([person, await titles(person, name)]).toEqual([person, []])
  })

  it('is said once to a keeper who also runs the book', async () => {
    const { name, dealId } = await newDeal()
    const { db } = app.database
    const { rows } = await sql<{ own: string | null; oc: string }>`
      select k.entity_id as own, d.entity_id as oc from user_account k, user_account d
      where k.id = 'usr_superadmin' and d.id = 'usr_deskoc'`.execute(db)
    const { own, oc } = rows[0]!
    const moveTo = (entityId: string | null) =>
      sql`update user_account set entity_id = ${entityId} where id = 'usr_superadmin'`.execute(db)
    await moveTo(oc)
    try {
      const grant = { entityId: house, dealId, amount: mm(70), until: inMinutes(45), reason: 'Committee' }
      const { overrideId } = await system.quota.grantOverride(grant)
      for (const person of ['deskoc', 'superadmin'])
        await until(async () => expect(await titles(person, name)).toContain('Override granted'))
      await system.quota.endOverride({ overrideId, reason: 'Not needed' })
      for (const person of ['deskoc', 'superadmin'])
        await until(async () => expect(await titles(person, name)).toContain('Override ended'))
      const granted = (await heard('superadmin', name)).filter(({ msgTitle }) =>
        msgTitle.startsWith('Override granted'),
      )
      expect(granted.map(({ link }) => link)).toEqual(['/quota/org-bond?view=overrides'])
    } finally {
      await moveTo(own)
    }
  })

  it('is not said to end soon where nobody can order any more', async () => {
    const { dealId } = await newDeal()
    const grant = { entityId: house, dealId, amount: mm(70), until: inMinutes(90), reason: 'Committee' }
    const { overrideId } = await keeper.quota.grantOverride(grant)
    await desk.deals.abort({ dealId })
    await sql`update quota_override set granted_at = granted_at - interval '40 minutes',
      until = until - interval '40 minutes' where id = ${overrideId}`.execute(app.database.db)
    expect((await overrideClock.find(app.database.db, 100)).join()).not.toContain(overrideId)
    const context = { db: app.database.db, log: undefined as never, pipeline: app.pipeline }
    await overrideClock.run(`${overrideId} ${house} ${dealId}`, context)
    const { list } = await keeper.quota.getLimitHistory({ pageNum: 1, pageSize: 50, dealId })
    expect(list.map(({ act }) => act)).toEqual(['override-granted'])
  })

  it('that nobody used is said to end soon, an hour before, once', async () => {
    const { name, dealId } = await newDeal()
    const grant = { entityId: house, dealId, amount: mm(70), until: inMinutes(90), reason: 'Committee' }
    const { overrideId } = await keeper.quota.grantOverride(grant)
    const used = (await keeper.quota.grantOverride({ ...grant, amount: mm(80) })).overrideId
    const short = (await keeper.quota.grantOverride({ ...grant, until: inMinutes(70) })).overrideId
    await sql`update quota_override set order_id = 'ord_x' where id = ${used}`.execute(app.database.db)
    await sql`update quota_override set granted_at = granted_at - interval '40 minutes',
      until = until - interval '40 minutes' where id in (${overrideId}, ${used})`.execute(app.database.db)
    const ending = async (person: string) =>
      (await heard(person, name)).filter(({ msgTitle }) => msgTitle.startsWith('Override ends soon'))
    for (const person of ['deskoc', 'systemadmin', 'superadmin'])
      await until(async () => expect([person, await ending(person)]).toMatchObject([person, [{}]]))
    expect((await ending('deskoc'))[0]).toMatchObject({
      msgSummary: expect.stringMatching(/^No order has used it\. It ends at .* HKT\.$/),
      msgContent: 'Until then one order may be up to USD 70mm.',
    })
    const other = await app.anotherNode()
    const key = `${overrideId} ${house} ${dealId}`
    const context = { db: app.database.db, log: undefined as never }
    await Promise.all([app, other].map(({ pipeline }) => overrideClock.run(key, { ...context, pipeline })))
    expect((await overrideClock.find(app.database.db, 100)).join()).not.toMatch(
      new RegExp([overrideId, used, short].join('|')),
    )
    const { list } = await keeper.quota.getLimitHistory({ pageNum: 1, pageSize: 50, dealId })
    expect(list.filter(({ act }) => act === 'override-ending')).toMatchObject([{ by: null, reason: null }])
    for (const person of ['deskjlm', 'issuer', 'investor']) expect(await ending(person)).toEqual([])
  })
})
