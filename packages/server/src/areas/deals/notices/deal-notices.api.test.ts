// Who gets which notices of a deal's lifecycle, and in which words.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, Language } from '@bookrunner/contract'
import { noticeTexts } from '@bookrunner/contract/notices'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import {
  final,
  inMinutes,
  setSoon,
  spread,
  dealsByStage,
  submitted,
  why,
} from '../../../../test/lifecycle.ts'
import { until } from '../../../../test/until.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const box = async (person: string, lang: Language = 'US') =>
  (await (await clientOf(app, person, lang)).notices.box({})).list
/** Notices of a deal, by its name, oldest first. */
const heard = async (person: string, name: string, lang?: Language) =>
  (await box(person, lang)).filter(({ msgTitle }) => msgTitle.includes(name)).toReversed()
const titles = async (person: string, name: string) =>
  (await heard(person, name)).map(({ msgTitle }) => msgTitle)

let named = 0
const fresh = (): string => `Notice ${(named += 1)}x`

describe('an announced deal', () => {
  it('notifies addressed investors and managers, each with a link to their own screen', async () => {
    const name = fresh()
    const dealId = await submitted(desk, 'IPG', { name })
    await until(async () => expect(await titles('investor', name)).toEqual([`New deal: ${name}`]))
    await until(async () => expect(await titles('deskjgc', name)).toEqual([`New deal: ${name}`]))
    const [forInvestor] = await heard('investor', name)
    expect(forInvestor).toMatchObject({
      link: `/order/deal/${dealId}`,
      msgSummary: 'USD Benchmark 3y. Initial price guidance T+120 area. Books are open.',
    })
    expect((await heard('deskjgc', name))[0]).toMatchObject({ link: `/deal/detail?dealId=${dealId}` })
    await until(async () => expect(await titles('issuer', name)).toHaveLength(1))
    expect((await heard('issuer', name))[0]).toMatchObject({
      link: expect.stringMatching(/^\/deal\/detail\?dealId=/),
    })
    // Neither the author nor anyone outside the deal gets a notice.
    for (const nobody of ['deskoc', 'issueramberfall', 'systemadmin', 'superadmin'])
      expect([nobody, await titles(nobody, name)]).toEqual([nobody, []])
  })

  it('notifies addressed houses, and no others', async () => {
    const name = fresh()
    const addressed = { kind: 'chosen' as const, entityIds: ['ent_vellumasia'] }
    await submitted(desk, 'IPG', { name, terms: { addressed } })
    await until(async () => expect(await titles('investorvellumasia', name)).toHaveLength(1))
    await until(async () => expect(await titles('deskjlm', name)).toHaveLength(1))
    expect(await titles('investor', name)).toEqual([])
  })

  it('notifies new addressees alone', async () => {
    const name = fresh()
    const addressed = { kind: 'chosen' as const, entityIds: ['ent_vellumasia'] }
    const dealId = await submitted(desk, 'IPG', { name, terms: { addressed } })
    await until(async () => expect(await titles('investorvellumasia', name)).toHaveLength(1))
    const wider = { terms: { addressed: { kind: 'all' as const } } }
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    await desk.deals.editDeal({ dealId, version, sharedVersion, ...wider, ...why })
    await until(async () => expect(await titles('investor', name)).toEqual([`New deal: ${name}`]))
    expect((await heard('investor', name))[0]).toMatchObject({
      link: `/order/deal/${dealId}`,
      msgSummary: 'You are now invited. Level T+120 area; closes: not set.',
    })
    for (const informed of ['investorvellumasia', 'deskjlm'])
      await until(async () => expect(await titles(informed, name)).toEqual([`New deal: ${name}`]))
  })

  it('notifies administrators of its own department only', async () => {
    const name = fresh()
    await submitted(desk, 'IPG', { name })
    await until(async () => expect(await titles('bankadmin', name)).toHaveLength(1))
    await until(async () => expect(await titles('deskviewer', name)).toHaveLength(1))
    // An administrator of another department does not see the deal either.
    const other = await clientOf(app, 'salesadmin')
    expect((await other.deals.dealList({ keyword: name })).total).toBe(0)
    expect(await titles('salesadmin', name)).toEqual([])
  })

  it('notifies a new addressee during a test of guidance and close times, not of the test level', async () => {
    const name = fresh()
    const addressed = { kind: 'chosen' as const, entityIds: ['ent_vellumasia'] }
    const times = { closesAt: '2027-03-02T09:00:00Z' }
    const dealId = await submitted(desk, 'IPG', { name, terms: { addressed }, times })
    await desk.deals.orderTest({ dealId, level: spread('110') })
    const terms = { addressed: { kind: 'all' as const } }
    await desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, terms })
    await until(async () => expect(await titles('investor', name)).toEqual([`New deal: ${name}`]))
    expect((await heard('investor', name))[0]?.msgSummary).toBe(
      'You are now invited. Level T+120 area; closes: 2 Mar 2027, 17:00 HKT.',
    )
  })

  it('is described in the reader’s language', async () => {
    const name = fresh()
    await submitted(desk, 'IPG', { name })
    await until(async () => expect(await titles('investor', name)).toHaveLength(1))
    expect((await heard('investor', name, 'CN'))[0]?.msgTitle).toBe(`新项目：${name}`)
    expect((await heard('investor', name, 'HK'))[0]?.msgTitle).toBe(`新項目：${name}`)
  })
})

describe('its lifecycle', () => {
  it('says a size in the words of each reader', async () => {
    const name = fresh()
    const dealId = await submitted(desk, 'IPG', { name, terms: { currency: 'CNH' } })
    const size = { kind: 'text' as const, text: 'CNH 1.5bn expected' }
    await desk.deals.setGuidance({ dealId, guidance: spread('100', 'area'), size })
    const summary = async (lang: Language) => (await heard('investor', name, lang)).at(-1)?.msgSummary
    await until(async () =>
      expect(await summary('US')).toBe('T+100 area, was T+120 area. Issue size now CNH 1.5bn expected.'),
    )
    expect(await summary('CN')).toContain('发行规模现为 CNH 预期 15 亿。')
    expect(await summary('HK')).toContain('發行規模現為 CNH 預期 15 億。')
  })

  it('sends a notice for each step', async () => {
    const name = fresh()
    const dealId = await submitted(desk, 'Test', { name })
    await desk.deals.testEnd({ dealId })
    await desk.deals.setGuidance({ dealId, guidance: spread('100', 'area') })
    await desk.deals.orderTest({ dealId, level: spread('80') })
    await desk.deals.testEnd({ dealId })
    await desk.deals.changeTimes({ dealId, times: { closesAt: inMinutes(40) }, ...why })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
    await desk.deals.fpgEnd({ dealId })
    await desk.deals.setFinalTerms({ dealId, final })
    await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', ...why })
    await desk.deals.changeTimes({ dealId, times: { closesAt: inMinutes(60) }, ...why })
    await desk.deals.changeDealStatus({ dealId, to: 'IPG', ...why })
    await desk.deals.abort({ dealId })
    const expectedTitles = [
      'Test of demand',
      'Books are open',
      'New guidance',
      'Test round 2',
      'Test round 2 has ended',
      'Times changed',
      'Final guidance',
      'Book closed',
      'Deal launched',
      'Priced',
      'Pricing withdrawn',
      'Book open again',
      'Back to initial guidance',
      'Aborted',
    ].map((each) => `${each}: ${name}`)
    const all = (person: string, expectedSet: readonly string[]) => async () =>
      expect(new Set(await titles(person, name))).toEqual(new Set(expectedSet))
    // Only holders of orders hear of a round.
    const general = expectedTitles.filter((each) => !each.startsWith('Test round'))
    await until(all('investor', general))
    await until(all('deskjlm', expectedTitles))
    const guidance = (await heard('investor', name)).find(({ msgTitle }) =>
      msgTitle.startsWith('New guidance'),
    )
    expect(guidance?.msgSummary).toBe('T+100 area, was T+120 area.')
    const contents = async (start: string, person = 'investor') =>
      (await heard(person, name)).find(({ msgTitle }) => msgTitle.startsWith(start))
    expect((await contents('Books are open'))?.msgContent).toContain('Initial price guidance T+120 area.')
    expect((await contents('Test round 2 has', 'deskjlm'))?.msgContent).toContain('at guidance T+100 area.')
    expect((await contents('Deal launched'))?.msgSummary).toBe('USD 500mm at T+53.')
    const fpg = [await contents('Final guidance'), await contents('Final guidance', 'deskjlm')]
    expect(fpg.map((notice) => notice?.msgContent)).toEqual([
      'If you have an order and do not answer: your order stays if it is in, and drops if it is out or soft.',
      'Without an answer: orders that are in stay, and orders that are out or soft drop.',
    ])
    const [jlm, viewer, issuer] = await Promise.all(
      ['deskjlm', 'deskviewer', 'issuer'].map((person) => heard(person, name)),
    )
    for (const list of [jlm!, viewer!, issuer!])
      expect(list.map(({ msgSummary, msgContent }) => msgSummary + msgContent).join(' ')).not.toMatch(
        /\b[Yy]ou(r)?\b|Please|\{/,
      )
    expect((await contents('Back to'))?.msgSummary).toContain('open again at T+100 area.')
  })

  it('is described with times in the deal’s zone', async () => {
    const name = fresh()
    const dealId = await submitted(desk, 'IPG', { name, terms: { timeZone: 'Europe/Berlin' } })
    const closesAt = Temporal.Now.instant().add({ hours: 30 })
    await desk.deals.changeTimes({
      dealId,
      times: { closesAt: closesAt.toString({ smallestUnit: 'second' }) },
      ...why,
    })
    await until(async () => expect(await titles('investor', name)).toHaveLength(2))
    const notice = (await heard('investor', name)).find(({ msgTitle }) =>
      msgTitle.startsWith('Times changed'),
    )!
    const inBerlin = closesAt.toZonedDateTimeISO('Europe/Berlin')
    const day = inBerlin.toLocaleString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
    expect(notice.msgSummary).toMatch(new RegExp(`^Closes: ${day}, \\d\\d:\\d\\d CES?T\\.$`))
    const inChinese = (await heard('investor', name, 'CN')).find(({ logId }) => logId === notice.logId)
    expect(inChinese?.msgSummary).toMatch(/^簿记截止：\d{4}年\d+月\d+日 \d\d:\d\d CES?T。$/)
  })

  it('distinguishes the two hours that a clock shows twice', async () => {
    const name = fresh()
    const timeZone = 'Europe/Berlin'
    // Clocks go back on 31 October 2027: 02:30 comes twice.
    // Notices sent at once may arrive in either order, so the second deal comes after the first notice.
    for (const [nr, closesAt] of ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'].entries()) {
      await submitted(desk, 'IPG', { name, terms: { timeZone }, times: { closesAt } })
      await until(async () => expect(await titles('investor', name)).toHaveLength(nr + 1))
    }
    expect((await heard('investor', name)).map(({ msgContent }) => msgContent)).toEqual([
      expect.stringContaining('31 Oct 2027, 02:30 CEST'),
      expect.stringContaining('31 Oct 2027, 02:30 CET'),
    ])
  })

  it('notifies an investor of its own region’s subject time, and managers of each', async () => {
    const name = fresh()
    const dealId = await submitted(desk, 'IPG', { name })
    const expectNotices = (person: string, count: number) =>
      until(async () => expect(await titles(person, name)).toHaveLength(count))
    for (const person of ['deskjlm', 'investor']) await expectNotices(person, 1)
    const at = inMinutes(20)
    const times = { subjectAt: at, subjectByRegion: [{ region: 'EUROPE' as const, at: inMinutes(30) }] }
    await desk.deals.changeTimes({ dealId, times, ...why })
    await expectNotices('deskjlm', 2)
    // Only Europe's time changes, which does not concern Kestrelpeak in Hong Kong.
    const later = { subjectByRegion: [{ region: 'EUROPE' as const, at: inMinutes(40) }] }
    await desk.deals.changeTimes({ dealId, times: later, ...why })
    const changed = async (person: string, lang?: Language) =>
      (await heard(person, name, lang)).map(({ msgSummary }) => msgSummary).slice(1)
    await expectNotices('deskjlm', 3)
    expect((await changed('deskjlm'))[1]).toMatch(/^Subject from \(Europe\): [^;]*\.$/)
    expect((await changed('deskjlm', 'HK'))[1]).toMatch(/^有條件接單自（歐洲）：[^；]*。$/)
    await expectNotices('investor', 2)
    expect((await changed('investor'))[0]).toMatch(/^Subject from: [^;]*\.$/)
    expect(JSON.stringify([await changed('investor'), await changed('deskjlm')])).not.toMatch(/EUROPE|\{/)
  })

  it('sends notices of the clock’s moves too', async () => {
    const name = fresh()
    const dealId = await dealsByStage.IPG(desk, { name })
    await setSoon((at) => desk.deals.changeTimes({ dealId, times: { closesAt: at }, ...why }))
    await until(async () => expect(await titles('investor', name)).toContain(`Book closed: ${name}`))
    // The clock is the author, so the desk gets a notice as well.
    await until(async () => expect(await titles('deskoc', name)).toContain(`Book closed: ${name}`))
  })

  it('of a draft sends no notice', async () => {
    const name = fresh()
    const dealId = await dealsByStage.Draft(desk, { name })
    await desk.deals.abort({ dealId })
    const notices = await app.database.db.selectFrom('notice').select('params').execute()
    expect(JSON.stringify(notices)).not.toContain(name)
  })
})

it('every notice of a deal names it, in every language', () => {
  for (const [code, texts] of Object.entries(noticeTexts))
    if (code.startsWith('deal.'))
      for (const lang of ['US', 'CN', 'HK'] as const)
        expect([code, texts.title[lang]]).toEqual([code, expect.stringContaining('{deal}')])
})
