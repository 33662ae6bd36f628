// Who hears of edited terms of an announced deal, and which of them are named.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, Language } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { inMinutes, spread, submitted, why } from '../../../../test/lifecycle.ts'
import { until } from '../../../../test/until.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

/** Notices of a deal, by its name, oldest first. */
const heard = async (person: string, name: string, lang?: Language) =>
  (await (await clientOf(app, person, lang)).notices.box({})).list
    .filter(({ msgTitle }) => msgTitle.includes(name))
    .toReversed()
const titles = async (person: string, name: string) =>
  (await heard(person, name)).map(({ msgTitle }) => msgTitle)

let named = 0
const fresh = (): string => `Edited ${(named += 1)}x`

describe('an edit of an announced deal', () => {
  it('names the changed terms to investors and banks, and none that investors do not see', async () => {
    const name = fresh()
    const dealId = await submitted(desk, 'IPG', { name })
    await desk.deals.editDeal({
      dealId,
      version: 1,
      sharedVersion: 1,
      terms: { mtn: true, remark: 'Internal' },
      ...why,
    })
    for (const person of ['investor', 'deskjgc', 'issuer']) {
      await until(async () =>
        expect([person, await titles(person, name)]).toEqual([
          person,
          [`New deal: ${name}`, `Terms changed: ${name}`],
        ]),
      )
      const [, changed] = await heard(person, name)
      expect(changed?.msgSummary).not.toMatch(/remark|internal/i)
    }
    expect((await heard('investor', name, 'HK'))[1]?.msgTitle).toBe(`條款變更：${name}`)
    // The announcement stays unread beside it.
    expect((await heard('investor', name)).map(({ readTime }) => readTime)).toEqual([null, null])
    expect(await titles('deskoc', name)).toEqual([])
  })

  it('of a field that investors do not see reaches nobody', async () => {
    const name = fresh()
    const dealId = await submitted(desk, 'IPG', { name })
    const terms = { remark: 'Internal' }
    await desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, terms, ...why })
    await desk.deals.setGuidance({ dealId, guidance: spread('100') })
    await until(async () => expect(await titles('investor', name)).toHaveLength(2))
    expect(await titles('investor', name)).toEqual([`New deal: ${name}`, `New guidance: ${name}`])
  })

  it('of what tranches share is one notice, whose name is that of the edited tranche', async () => {
    const name = fresh()
    const dealId = await submitted(desk, 'IPG', { name })
    const { dealId: second } = await desk.deals.addTranche({ dealId, name: `${name} long` })
    const { version: drafted } = await desk.deals.bookDealDetail({ dealId: second })
    const saved = await desk.deals.saveDeal({
      dealId: second,
      version: drafted,
      terms: { ipg: spread('130') },
    })
    await desk.deals.submitDeal({
      dealId: second,
      target: 'IPG',
      version: saved.version,
      sharedVersion: saved.sharedVersion,
      closesAt: inMinutes(60),
    })
    await until(async () => expect(await titles('investor', name)).toHaveLength(2))
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    const shared = { issuerNote: 'Builds wind farms.' }
    await desk.deals.editDeal({ dealId, version, sharedVersion, shared, ...why })
    await desk.deals.setGuidance({ dealId, guidance: spread('100') })
    await until(async () => expect((await titles('investor', name)).at(-1)).toBe(`New guidance: ${name}`))
    for (const person of ['investor', 'deskjgc'])
      expect((await titles(person, name)).filter((title) => title.startsWith('Terms changed'))).toEqual([
        `Terms changed: ${name}`,
      ])
  })

  it('that adds a bank tells it so, in place of the changed terms', async () => {
    const name = fresh()
    const dealId = await submitted(desk, 'IPG', { name })
    const { shared, version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    const without = shared.syndicate.filter(({ entityId }) => entityId !== 'ent_ninefold')
    expect(without).not.toHaveLength(shared.syndicate.length)
    await desk.deals.editDeal({ dealId, version, sharedVersion, shared: { syndicate: without }, ...why })
    await desk.deals.editDeal({
      dealId,
      version,
      sharedVersion: sharedVersion + 1,
      shared: { syndicate: shared.syndicate },
      ...why,
    })
    await until(async () =>
      expect(await titles('deskbnd', name)).toEqual([`New deal: ${name}`, `You joined the deal: ${name}`]),
    )
  })
})
