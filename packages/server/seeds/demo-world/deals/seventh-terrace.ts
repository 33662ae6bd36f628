// Deals of Seventh Terrace Finance.
import { noCapital } from '@bookrunner/domain/deals'
import { answerPush, openBook } from '../orders/lifecycle-book.ts'
import * as own from '../orders/kestrelpeak.ts'
import { answerTests, placeFor } from '../orders/small-books.ts'
import { issuers, syndicate, usd } from './markets.ts'
import { level, million, rate } from './deal-figures.ts'
import type { Stage } from './stage.ts'

const guaranteed = { secRelevance: 'none' as const, classification: 'financial' as const }

/** In test before it is announced: its orders are intentions. */
const soundings = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskoc', {
    name: 'Seventh Terrace 5Y USD',
    terms: {
      ...usd(5),
      ...guaranteed,
      size: { kind: 'tbd' },
      ratingClass: 'HY',
      isin: 'XSDEMO000079',
      ipg: level('T+310 area'),
      testPrice: level('T+300-325'),
      addressed: { kind: 'types', classIds: ['cls_assetmanager', 'cls_hedgefund', 'cls_privatebank'] },
    },
    times: { closesAt: stage.inDays(1) },
    shared: {
      ...issuers.seventhterrace,
      syndicate: syndicate(['lantern', 'OC', 'BND'], ['ninefold', 'JLM', 'VIEW']),
    },
  })
  await stage.openTest(dealId, stage.in(185))
  const pad = stage.orders(dealId)
  const houses = ['kestrelpeakus', 'vellumcapital', 'vellummacro', 'larkfieldzurich', 'larkfielddubai']
  const [tickets] = await Promise.all([
    placeFor(pad, { houses, each: 2, limits: ['', 'T+300', 'T+315'] }),
    pad.place('kestrelpeak', '10 @ T+305', { account: 'Kestrelpeak High Yield' }),
  ])
  await answerTests(pad, tickets)
}

/** FPG is open and closes within the hour. */
const closingSoon = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskoc', {
    name: 'Seventh Terrace 3Y USD',
    terms: {
      ...usd(3),
      ...guaranteed,
      ratingClass: 'HY',
      isin: 'XSDEMO000087',
      size: { kind: 'number', face: million(350), unit: 'mm' },
      ipg: level('T+290 area'),
    },
    shared: {
      ...issuers.seventhterrace,
      syndicate: syndicate(['lantern', 'OC'], ['brasslight', 'JGC', 'BND'], ['quillstone', 'JLM']),
    },
  })
  await stage.announce(dealId)
  const pad = stage.orders(dealId)
  stage.goOn(dealId, 190, 70)
  const [book, mine] = await Promise.all([
    openBook(pad, { over: 'T', level: 255, each: 2 }),
    own.orderClosing(pad),
  ])
  stage.goOn(dealId, 110, 40)
  await stage.guide(dealId, 'T+265 area')
  stage.goOn(dealId, 55, 60)
  await stage.pushFpg(dealId, 'T+255 the number', stage.in(42))
  await Promise.all([answerPush(pad, book), pad.answerFpg(mine, 'reduce', 8)])
}

/** Perpetual, callable after five years; expired without a price. */
const ranOut = async (stage: Stage): Promise<void> => {
  const call = stage.now.toZonedDateTimeISO('Asia/Hong_Kong').toPlainDate().add({ years: 5, days: 14 })
  const dealId = await stage.draft('deskoc', {
    name: 'Seventh Terrace PerpNC5',
    terms: {
      ...usd(5),
      ...guaranteed,
      capitalStructure: 'hybrid',
      isin: 'XSDEMO000095',
      tenor: { perpetual: true, years: 0, months: 0, days: 0 },
      ratingClass: 'HY',
      options: [
        {
          kind: 'call',
          from: call.toString(),
          until: null,
          price: rate('100'),
          exercise: 'couponDays',
          notice: { least: 30, most: 60 },
        },
        { kind: 'changeOfControl', from: null, until: null, price: rate('101') },
      ],
      capital: { ...noCapital, deferral: 'cumulative', pusher: true },
      size: { kind: 'text', text: 'USD 200-300mm' },
      ipg: level('8.25% area'),
      addressed: { kind: 'types', classIds: ['cls_privatebank', 'cls_hedgefund'] },
    },
    shared: {
      ...issuers.seventhterrace,
      syndicate: syndicate(['lantern', 'OC', 'BND'], ['quillstone', 'JLM']),
    },
  })
  await stage.announce(dealId)
  const pad = stage.orders(dealId)
  const houses = ['larkfieldzurich', 'larkfieldhk', 'vellumasia']
  await Promise.all([
    placeFor(pad, { houses, each: 2, limits: ['', '8.25%', '8.50%'] }),
    pad.enter('lantern', 'kestrelpeak', '8 @ 8.25%', { account: 'Kestrelpeak High Yield' }),
  ])
  await stage.expire(dealId, 'The window closes with the holidays')
}

/** A floater with an undisclosed sole book; Lantern has view-only access. */
const floater = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskjgc', {
    name: 'Seventh Terrace 2Y FRN',
    terms: {
      ...usd(2),
      ...guaranteed,
      couponType: 'floating',
      couponFrequency: 'quarterly',
      dayCount: 'ACT/360',
      floatingIndex: 'SOFR, compounded',
      couponStep: rate('5'),
      bookType: 'soleUndisclosed',
      guidanceReference: { name: 'SOFR', isin: null, yield: null, frequency: 'quarterly' },
      pricingBenchmark: { name: 'SOFR', isin: null, yield: null, frequency: 'quarterly' },
      size: { kind: 'number', face: million(250), unit: 'mm' },
      ipg: level('SOFR+240 area'),
      isin: 'XSDEMO000103',
      ratingClass: 'HY',
    },
    times: { closesAt: stage.inDays(3) },
    shared: {
      ...issuers.seventhterrace,
      syndicate: syndicate(['brasslight', 'OC', 'BND'], ['lantern', 'JLM', 'VIEW']),
    },
  })
  await stage.announce(dealId)
  const houses = ['tamarindjapan', 'cobaltinemining', 'sundialreserve']
  await placeFor(stage.orders(dealId), { houses, each: 3, limits: ['', 'SOFR+235', 'SOFR+245'] })
}

export const seventhTerraceDeals = [soundings, closingSoon, ranOut, floater]
