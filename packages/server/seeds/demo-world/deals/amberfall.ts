// Deals of Amberfall Water Group.
import { answerPush, openBook } from '../orders/lifecycle-book.ts'
import * as own from '../orders/kestrelpeak.ts'
import { answerTests, placeFor } from '../orders/small-books.ts'
import { eur, issuers, syndicate, usd } from './markets.ts'
import { level, million } from './deal-figures.ts'
import type { Stage } from './stage.ts'

/** An incomplete draft, as a desk writes it after the first call. */
const firstThoughts = async (stage: Stage): Promise<void> => {
  await stage.sketch('deskoc', {
    name: 'Amberfall 7Y EUR',
    terms: {
      currency: 'EUR',
      tenor: { perpetual: false, years: 7, months: 0, days: 0 },
      timeZone: 'Europe/Amsterdam',
      remark: 'Mandate expected after the results; size to be discussed',
    },
    shared: { issuerId: 'ent_amberfall', syndicate: syndicate(['lantern', 'OC']) },
  })
}

/** A test while the book is open. */
const testedTen = async (stage: Stage): Promise<void> => {
  const others = ['marrowbycivil', 'ironmossre', 'sundialstability', 'kestrelpeaklu', 'larkfieldzurich']
  const houses = [...others, 'kestrelpeak']
  const dealId = await stage.draft('deskoc', {
    name: 'Amberfall 10Y EUR',
    terms: {
      ...eur(10),
      size: { kind: 'benchmark' },
      ratingClass: 'IG',
      isin: 'XSDEMO000046',
      ipg: level('MS+115 area'),
      testPrice: level('MS+100'),
      bookType: 'soleDisclosed',
      addressed: { kind: 'chosen', entityIds: houses.map((key) => `ent_${key}`) },
    },
    times: { closesAt: stage.in(7 * 60) },
    shared: {
      ...issuers.amberfall,
      syndicate: syndicate(['lantern', 'OC', 'BND'], ['brasslight', 'JLM'], ['ninefold', 'JLM']),
    },
  })
  await stage.announce(dealId)
  const pad = stage.orders(dealId)
  const [tickets, mine] = await Promise.all([
    placeFor(pad, { houses: others, each: 3, limits: ['', 'MS+110', 'MS+95'] }),
    own.orderTested(pad),
  ])
  await stage.test(dealId, 'MS+100', stage.in(95))
  await Promise.all([answerTests(pad, tickets), pad.answerTest(mine, 12)])
}

/** A deal that is priced. */
const pricedFive = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskoc', {
    name: 'Amberfall 5Y Blue EUR',
    terms: {
      ...eur(5),
      size: { kind: 'benchmark' },
      label: 'blue',
      ratingClass: 'IG',
      isin: 'XSDEMO000053',
      useOfProceeds: 'Drinking water and flood defence',
      ipg: level('MS+85 area'),
      noGrow: true,
    },
    shared: {
      ...issuers.amberfall,
      syndicate: syndicate(['lantern', 'OC', 'BND'], ['brasslight', 'JGC'], ['quillstone', 'JLM']),
    },
  })
  await stage.paper(dealId, {
    fileName: 'Amberfall 5Y Blue - prospectus.pdf',
    heading: 'Amberfall Water Group',
    lines: ['EUR 5-year blue senior notes', 'Invented for the demo world: no such issuer exists.'],
    description: 'Preliminary prospectus',
  })
  await stage.announce(dealId)
  const pad = stage.orders(dealId)
  const [book, mine] = await Promise.all([
    openBook(pad, { over: 'MS', level: 68, each: 2 }),
    own.orderPriced(pad),
  ])
  await stage.guide(dealId, 'MS+70-75', 'Will price in range')
  await stage.pushFpg(dealId, 'MS+68 the number', stage.in(60))
  await Promise.all([answerPush(pad, book), pad.answerFpg(mine, 'increase', 25)])
  const priced = { size: million(500), benchmark: '2.418', spread: '68' }
  await stage.launch(dealId, priced)
  await stage.price(dealId, priced)
  await stage.allocate(dealId)
}

/** A deal without Lantern: its people must not know the deal exists. */
const withoutLantern = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskjgc', {
    name: 'Amberfall 3Y USD',
    terms: {
      ...usd(3),
      size: { kind: 'number', face: million(400), unit: 'mm' },
      ratingClass: 'IG',
      isin: 'XSDEMO000061',
      ipg: level('T+95 area'),
      addressed: { kind: 'groups', groupIds: ['grp_kestrelpeak', 'grp_vellum', 'grp_tamarind'] },
    },
    times: { closesAt: stage.in(200) },
    shared: {
      ...issuers.amberfall,
      syndicate: syndicate(['brasslight', 'OC', 'BND'], ['ninefold', 'JLM']),
    },
  })
  await stage.announce(dealId)
  const pad = stage.orders(dealId)
  await Promise.all([
    placeFor(pad, { houses: ['vellumcapital', 'tamarindgulf', 'vellumasia'], each: 3, limits: ['', 'T+90'] }),
    pad.place('kestrelpeak', '20 @ T+90', { account: 'Kestrelpeak Global Credit' }),
  ])
}

export const amberfallDeals = [firstThoughts, testedTen, pricedFive, withoutLantern]
