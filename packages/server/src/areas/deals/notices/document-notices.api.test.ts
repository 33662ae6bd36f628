// Who hears that a document of an announced deal was added, replaced or removed: those who may read it.
import { describe, expect, it } from 'vitest'
import type { Language } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { sql, type RawBuilder } from 'kysely'
import { announce, makeDraft } from '../../../../test/deals.ts'
import { pdfOf } from '../../../../test/files.ts'
import { inMinutes, ledgerOf, linesOf, spread, submitted } from '../../../../test/lifecycle.ts'
import { documentClock } from '../clock/first-days.ts'
import { until } from '../../../../test/until.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' }, { timedWork: true })

const readers = ['investor', 'deskjlm', 'issuer', 'deskviewer'] as const
const managers = readers.slice(1)
/** Titles of a deal's notices, oldest first, without its announcement. */
const heard = async (person: string, name: string, lang?: Language) =>
  (await (await clientOf(app, person, lang)).notices.box({})).list
    .filter(({ msgTitle }) => msgTitle.endsWith(name))
    .toReversed()
    .filter(({ msgTitle }) => !/^(New deal|Terms changed)/.test(msgTitle))
const said = async (person: string, name: string, lang?: Language) =>
  (await heard(person, name, lang)).map(({ msgTitle, msgSummary }) => `${msgTitle} · ${msgSummary}`)

const upload = async () => {
  const file = new File([pdfOf('Offering circular')], 'circular.pdf')
  return (await desk.files.upload({ purpose: 'document', file })).fileId
}
interface Details {
  description: string
  validFrom: string | null
  audience: 'managers' | 'all'
  replaces: string
}
const add = async (dealId: string, { replaces, ...more }: Partial<Details> = {}) => {
  const details = { description: 'Circular', validFrom: null, validUntil: null, gated: false }
  const fileId = await upload()
  const sent = { dealId, fileId, ...details, audience: 'all' as const, ...more }
  return (await desk.deals.addDoc(replaces === undefined ? sent : { ...sent, replaces })).documentId
}

let named = 0
const fresh = (): string => `Filed ${(named += 1)}x`
const announced = async () => {
  const name = fresh()
  return { name, dealId: await submitted(desk, 'IPG', { name }) }
}

describe('a document of an announced deal', () => {
  it('is said to its readers when it is added, replaced and removed, not to who does it', async () => {
    const { name, dealId } = await announced()
    const first = await add(dealId)
    const second = await add(dealId, { description: 'Final circular', replaces: first })
    await desk.deals.removeDoc({ dealId, documentId: second })
    const expected = [
      `New document: ${name} · Circular.`,
      `Document replaced: ${name} · Final circular: a new file replaces the earlier one.`,
      `Document removed: ${name} · Final circular is no longer part of the deal.`,
    ]
    // Notices of one moment may arrive in either order.
    for (const person of readers)
      await until(async () =>
        expect([person, new Set(await said(person, name))]).toEqual([person, new Set(expected)]),
      )
    const [notice] = await heard('investor', name)
    expect(notice?.link).toBe(`/order/deal/${dealId}`)
    expect((await heard('deskjlm', name))[0]?.link).toBe(`/deal/detail?dealId=${dealId}`)
    expect((await said('investor', name, 'HK')).join()).toContain(`文件已替換：${name}`)
    expect((await said('investor', name, 'CN')).join()).toContain('Final circular已不再属于此项目。')
    for (const nobody of ['deskoc', 'issueramberfall', 'systemadmin'])
      expect([nobody, await said(nobody, name)]).toEqual([nobody, []])
  })

  it('for managers alone, or valid later, is not said to investors until they may read it', async () => {
    const { name, dealId } = await announced()
    const documentId = await add(dealId, { description: 'Mandate', audience: 'managers' })
    await add(dealId, { description: 'Later', validFrom: '2099-01-01' })
    for (const person of managers)
      await until(async () =>
        expect(new Set(await said(person, name))).toEqual(
          new Set([`New document: ${name} · Mandate.`, `New document: ${name} · Later.`]),
        ),
      )
    await desk.deals.editDoc({ dealId, documentId, audience: 'all' })
    await until(async () =>
      expect(await said('investor', name)).toEqual([`New document: ${name} · Mandate.`]),
    )
    // A new description is no news, and neither is it to managers that investors read it, too.
    await desk.deals.editDoc({ dealId, documentId, description: 'Mandate letter' })
    await desk.deals.editDoc({ dealId, documentId, audience: 'managers' })
    await until(async () =>
      expect((await said('investor', name)).at(-1)).toBe(
        `Document removed: ${name} · Mandate letter is no longer part of the deal.`,
      ),
    )
    expect(await said('investor', name)).toHaveLength(2)
    for (const person of managers) expect(await said(person, name)).toHaveLength(2)
  })

  it('that investors lose is named as they read it, not as only managers read it now', async () => {
    const { name, dealId } = await announced()
    const edited = await add(dealId, { description: 'Circular' })
    await desk.deals.editDoc({
      dealId,
      documentId: edited,
      description: 'Terms to refuse',
      audience: 'managers',
    })
    const replaced = await add(dealId, { description: 'Mandate' })
    await add(dealId, { description: 'Fees of the banks', audience: 'managers', replaces: replaced })
    const early = await add(dealId, { description: 'Supplement' })
    await add(dealId, { description: 'Second supplement', validFrom: '2099-01-01', replaces: early })
    const first = ['Circular', 'Mandate', 'Supplement']
    const added = first.map((description) => `New document: ${name} · ${description}.`)
    const lost = first.map(
      (description) => `Document removed: ${name} · ${description} is no longer part of the deal.`,
    )
    await until(async () =>
      expect(new Set(await said('investor', name))).toEqual(new Set([...added, ...lost])),
    )
    const news = ['Fees of the banks', 'Second supplement'].map(
      (description) => `Document replaced: ${name} · ${description}: a new file replaces the earlier one.`,
    )
    for (const person of managers)
      await until(async () =>
        expect([person, new Set(await said(person, name))]).toEqual([person, new Set([...added, ...news])]),
      )
  })

  it('is said once, however many tranches it belongs to', async () => {
    const { name, dealId } = await announced()
    const { dealId: second } = await desk.deals.addTranche({ dealId, name: `Second ${name}` })
    const { version } = await desk.deals.bookDealDetail({ dealId: second })
    const terms = { ipg: spread('130') }
    const saved = await desk.deals.saveDeal({ dealId: second, version, terms })
    const { version: draft, sharedVersion } = saved
    const closesAt = inMinutes(60)
    await desk.deals.submitDeal({ dealId: second, target: 'IPG', version: draft, sharedVersion, closesAt })
    await add(second)
    await until(async () =>
      expect(await said('investor', name)).toEqual([`New document: Second ${name} · Circular.`]),
    )
  })
})

it('a document of a draft is said to nobody', async () => {
  const name = fresh()
  const dealId = await makeDraft(desk, { name })
  await add(dealId)
  await announce(desk, dealId)
  await until(async () =>
    expect((await (await clientOf(app, 'investor')).notices.box({})).list[0]?.msgTitle).toContain(name),
  )
  for (const person of readers) expect(await said(person, name)).toEqual([])
})

it('only a document of the deal is replaced, and it is gone with that', async () => {
  const { dealId } = await announced()
  const documentId = await add(dealId)
  const other = await add(dealId, { replaces: documentId })
  const { documents } = await desk.deals.bookDealDetail({ dealId })
  expect(documents.map((each) => each.documentId)).toEqual([other])
  for (const replaces of [documentId, 'doc_nothing'])
    expect(await refusalOf(add(dealId, { replaces }))).toMatchObject({ reason: 'record.unknown' })
})

describe('a document whose first day comes later', () => {
  const hongKong = 'Asia/Hong_Kong'
  const dayFromNow = (days: number) => Temporal.Now.plainDateISO(hongKong).add({ days }).toString()
  /** Moves a deal and its documents back by two days, so that what begins tomorrow began yesterday. */
  const letDaysPass = async (dealId: string) => {
    const { db } = app.database
    const at = Temporal.Now.instant().subtract({ hours: 48 }).toString()
    await sql`update deal set lifecycle = jsonb_set(lifecycle, '{submittedAt}', to_jsonb(${at}::text))
      where id = ${dealId}`.execute(db)
    await sql`update deal_document set valid_from = valid_from - 2, waits_since = waits_since - interval '2 days'
      where announcement_id = ${ledgerOf(dealId).slice('deal:'.length)}`.execute(db)
  }
  const openings = async (dealId: string) =>
    (await linesOf(app, ledgerOf(dealId))).filter(({ code }) => code === 'document.opened')
  const titlesOn = async (dealId: string) => {
    const investor = await clientOf(app, 'investor')
    const { documents } = await investor.deals.investorDealDetail({ dealId })
    return documents.map(({ description }) => description)
  }

  it('is said to its investors on that day as if it were added then, once, by whichever node', async () => {
    const { name, dealId } = await announced()
    const documentId = await add(dealId, { description: 'Supplement', validFrom: dayFromNow(1) })
    const said1 = `New document: ${name} · Supplement.`
    for (const person of managers)
      await until(async () => expect([person, await said(person, name)]).toEqual([person, [said1]]))
    expect(await said('investor', name)).toEqual([])
    expect(await titlesOn(dealId)).toEqual([])
    const other = await app.anotherNode()
    await letDaysPass(dealId)
    const key = `${ledgerOf(dealId).slice('deal:'.length)} ${documentId}`
    const context = { db: app.database.db, log: undefined as never }
    await Promise.all(
      [app, other, app, other].map(({ pipeline }) => documentClock.run(key, { ...context, pipeline })),
    )
    await until(async () => expect(await said('investor', name)).toEqual([said1]))
    expect((await heard('investor', name))[0]?.link).toBe(`/order/deal/${dealId}`)
    expect(await titlesOn(dealId)).toEqual(['Supplement'])
    expect(await openings(dealId)).toMatchObject([{ actor_id: null, params: { documentId } }])
    expect((await linesOf(app, `offer:${dealId}`)).at(-1)).toMatchObject({ code: 'offer.documents' })
    // Nothing is due any more, and managers heard of it before.
    expect(await documentClock.find(app.database.db, 100)).not.toContain(key)
    for (const person of managers) expect([person, await said(person, name)]).toEqual([person, [said1]])
    expect(await said('deskoc', name)).toEqual([])
  })

  describe('is looked for', () => {
    const at = Temporal.Now.instant().subtract({ hours: 480 }).toString()
    const since =
      (documentId: string) => async (submittedAt: string | null, document: RawBuilder<unknown>) => {
        // In a transaction that is undone, so that the clock of the app does not see it.
        const looked = app.database.db.transaction().execute(async (transaction) => {
          await sql`update deal set lifecycle = jsonb_set(lifecycle, '{submittedAt}', ${JSON.stringify(submittedAt)}::jsonb)
          where announcement_id = (select announcement_id from deal_document where id = ${documentId})`.execute(
            transaction,
          )
          for (const change of [sql`valid_from = ${dayFromNow(-1)}::date, waits_since = ${at}`, document])
            await sql`update deal_document set ${change} where id = ${documentId}`.execute(transaction)
          throw new Error(String((await documentClock.find(transaction, 100)).join().includes(documentId)))
        })
        return (await looked.catch((fault: unknown) => fault as Error)).message
      }
    const later = async () => since(await add((await announced()).dealId, { validFrom: dayFromNow(20) }))

    it('during a week, not for ever', async () => {
      const isFound = await later()
      expect(await isFound(at, sql`valid_from = ${dayFromNow(-5)}::date`)).toBe('true')
      expect(await isFound(at, sql`valid_from = ${dayFromNow(-8)}::date`)).toBe('false')
    })

    it('where its investors may open it, as the rule says', async () => {
      const isFound = await later()
      const asItIs = sql`audience = audience`
      expect(await isFound(at, asItIs)).toBe('true')
      expect(await isFound(null, asItIs)).toBe('false')
      expect(await isFound(at, sql`audience = 'managers'`)).toBe('false')
      expect(await isFound(at, sql`removed_at = clock_timestamp()`)).toBe('false')
      expect(await isFound(at, sql`valid_until = ${dayFromNow(-1)}::date`)).toBe('false')
      expect(await isFound(at, sql`waits_since = clock_timestamp()`)).toBe('false')
    })
  })

  it('is found by the clock of the app itself', async () => {
    const { name, dealId } = await announced()
    await add(dealId, { description: 'Supplement', validFrom: dayFromNow(1) })
    await letDaysPass(dealId)
    await until(async () =>
      expect(await said('investor', name)).toEqual([`New document: ${name} · Supplement.`]),
    )
    expect(await openings(dealId)).toHaveLength(1)
  })

  it('is not said if it was removed, moved or hidden meanwhile, or if the deal is over', async () => {
    const { name, dealId } = await announced()
    const begins = { validFrom: dayFromNow(1) }
    const removed = await add(dealId, { description: 'Removed', ...begins })
    const moved = await add(dealId, { description: 'Moved', ...begins })
    const hidden = await add(dealId, { description: 'Hidden', ...begins })
    const early = await add(dealId, { description: 'Early', ...begins })
    await desk.deals.removeDoc({ dealId, documentId: removed })
    await desk.deals.editDoc({ dealId, documentId: moved, validFrom: dayFromNow(9) })
    await desk.deals.editDoc({ dealId, documentId: hidden, audience: 'managers' })
    await desk.deals.editDoc({ dealId, documentId: early, validFrom: null })
    await until(async () => expect(await said('investor', name)).toEqual([`New document: ${name} · Early.`]))
    const over = await announced()
    await add(over.dealId, { description: 'Late', ...begins })
    await desk.deals.abort({ dealId: over.dealId })
    await letDaysPass(dealId)
    await letDaysPass(over.dealId)
    const due = await documentClock.find(app.database.db, 100)
    expect(due.join()).not.toMatch(
      new RegExp([removed, moved, hidden, early, ledgerOf(over.dealId).slice('deal:'.length)].join('|')),
    )
    expect(await openings(dealId)).toEqual([])
    expect(await said('investor', name)).toHaveLength(1)
  })

  it('is part of a deal that is announced after that day, and no news of its own', async () => {
    const name = fresh()
    const dealId = await makeDraft(desk, { name })
    await add(dealId, { description: 'Supplement', validFrom: dayFromNow(1) })
    await sql`update deal_document set valid_from = valid_from - 2, waits_since = waits_since - interval '2 days'
      where announcement_id = ${ledgerOf(dealId).slice('deal:'.length)}`.execute(app.database.db)
    await announce(desk, dealId)
    expect((await documentClock.find(app.database.db, 100)).join()).not.toContain(
      ledgerOf(dealId).slice('deal:'.length),
    )
    expect(await titlesOn(dealId)).toEqual(['Supplement'])
    expect(await openings(dealId)).toEqual([])
  })
})
