// Deals of Glasswing Renewables Holdings.
import { answerPush, openBook } from '../orders/lifecycle-book.ts'
import { firstOrders, laterOrders } from '../orders/live-book.ts'
import * as own from '../orders/kestrelpeak.ts'
import { lateOrders, sortOut } from '../orders/sorted-out.ts'
import { placeFor } from '../orders/small-books.ts'
import { issuers, cnh, hkd, syndicate, usd } from './markets.ts'
import { level, million } from './deal-figures.ts'
import type { Stage } from './stage.ts'

const proceeds =
  'Wind and solar projects eligible under the Glasswing Green Finance Framework, and refinancing of such projects.'

/** In IPG at its second guidance, with a presentation that needs the roadshow code. */
const greenFive = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskoc', {
    name: 'Glasswing 5Y Green USD',
    terms: {
      ...usd(5),
      label: 'green',
      useOfProceeds: proceeds,
      ratingClass: 'IG',
      size: { kind: 'number', face: million(500), unit: 'mm' },
      isin: 'XSDEMO000012',
      ipg: level('T+145 area'),
      mtn: true,
      programme: 'USD 3bn guaranteed MTN programme',
      stabilisationManagerId: 'ent_lantern',
    },
    times: {
      closesAt: stage.in(150),
      subjectAt: stage.in(120),
      // This region went subject earlier, during guidance.
      subjectByRegion: [{ region: 'MEA', at: stage.in(-40) }],
    },
    shared: {
      ...issuers.glasswing,
      roadshowCode: 'SAILCLOTH',
      syndicate: syndicate(
        ['lantern', 'OC'],
        ['brasslight', 'JGC'],
        ['quillstone', 'JLM'],
        ['ninefold', 'JLM', 'BND'],
      ),
    },
  })
  await stage.paper(dealId, {
    fileName: 'Glasswing 5Y Green - term sheet.pdf',
    heading: 'Glasswing Renewables Holdings',
    lines: ['USD 5-year green senior notes, Regulation S', 'Initial price guidance: T+145 area'],
    description: 'Term sheet',
  })
  await stage.paper(dealId, {
    fileName: 'Glasswing - investor presentation.pdf',
    heading: 'Investor presentation',
    lines: ['Glasswing Renewables Holdings', 'Invented for the demo world: no such issuer exists.'],
    description: 'Roadshow presentation',
    gated: true,
  })
  await stage.paper(dealId, {
    fileName: 'Glasswing - timetable.pdf',
    heading: 'Timetable',
    lines: ['Books open in the Asian morning; pricing expected the same day.'],
    description: 'Timetable of the syndicate',
    audience: 'managers',
  })
  await stage.announce(dealId)
  const pad = stage.orders(dealId)
  stage.goOn(dealId, 200, 35)
  const [first, mine] = await Promise.all([firstOrders(pad), own.orderGreen(pad)])
  stage.goOn(dealId, 125, 40)
  await stage.guide(dealId, 'T+125 area', 'Guidance is tightened on the feedback so far')
  await Promise.all([laterOrders(pad, first), own.changeGreen(pad, mine)])
  stage.goOn(dealId, 30, 60)
  await stage.tick(dealId)
  await lateOrders(pad)
  await sortOut(pad)
}

/** Dollars and renminbi, announced together. */
const twoCurrencies = async (stage: Stage): Promise<void> => {
  const times = { closesAt: stage.inDays(1) }
  const common = { useOfProceeds: 'General corporate purposes', ratingClass: 'IG' as const }
  const addressed = {
    kind: 'types' as const,
    classIds: ['cls_assetmanager', 'cls_insurance', 'cls_banktreasury', 'cls_official'],
  }
  const dollars = await stage.draft('deskoc', {
    name: 'Glasswing 3Y USD',
    terms: {
      ...usd(3),
      ...common,
      addressed,
      isin: 'XSDEMO000020',
      size: { kind: 'number', face: million(300), unit: 'mm' },
      ipg: level('T+120 area'),
    },
    times,
    shared: {
      ...issuers.glasswing,
      syndicate: syndicate(['lantern', 'OC', 'BND'], ['brasslight', 'JLM'], ['quillstone', 'JLM']),
    },
  })
  const renminbi = await stage.tranche(dollars, {
    name: 'Glasswing 3Y CNH',
    terms: {
      ...cnh(3),
      ...common,
      addressed,
      isin: 'HKDEMO000010',
      size: { kind: 'text', text: 'CNH 1.5bn expected' },
      ipg: level('3.40% area'),
    },
    times,
  })
  await stage.announce(dollars)
  await stage.announce(renminbi)
  const [inDollars, inRenminbi] = [stage.orders(dollars), stage.orders(renminbi)]
  const houses = ['ironmosslife', 'tamarindjapan', 'sundialeasting', 'kestrelpeaklu']
  await Promise.all([
    placeFor(inDollars, { houses, each: 3, limits: ['', 'T+115', 'T+110'] }),
    placeFor(inRenminbi, { houses, each: 2, limits: ['3.35%', '', '3.30%'], times: 5 }),
    own.sketchOrders(inDollars),
    inRenminbi.place('kestrelpeak', '100 @ 3.30%; 60 @ 3.20%', { account: 'Kestrelpeak Dim Sum' }),
  ])
}

/** The FPG book is closed and the terms are launched. */
const launchedTen = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskoc', {
    name: 'Glasswing 10Y USD',
    terms: {
      ...usd(10),
      size: { kind: 'tbd' },
      ratingClass: 'IG',
      isin: 'XSDEMO000038',
      format: 'regS-144A',
      secRelevance: 'rule144A',
      isin144A: 'USDEMO000015',
      ipg: level('T+180 area'),
    },
    shared: {
      ...issuers.glasswing,
      syndicate: syndicate(['lantern', 'OC', 'BND'], ['brasslight', 'JGC'], ['ninefold', 'JLM']),
    },
  })
  await stage.announce(dealId)
  const pad = stage.orders(dealId)
  const [book, mine] = await Promise.all([
    openBook(pad, { over: 'T', level: 155, each: 2 }),
    pad.place('kestrelpeak', '30 @ T+150', { account: 'Kestrelpeak Global Credit' }),
  ])
  await stage.guide(dealId, 'T+160-165', 'The number will be within this range')
  await stage.pushFpg(dealId, 'T+155 the number', stage.in(60))
  await Promise.all([answerPush(pad, book), pad.answerFpg(mine, 'reconfirm')])
  await stage.launch(dealId, { size: million(500), benchmark: '4.126', spread: '155' })
}

/** Aborted; Lantern was billing and delivery bank. */
const calledOff = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskjgc', {
    name: 'Glasswing 2Y HKD',
    terms: {
      ...hkd(2),
      ratingClass: 'IG',
      ipg: level('4.10% area'),
      size: { kind: 'number', face: million(800), unit: 'mm' },
    },
    times: { closesAt: stage.in(300) },
    shared: {
      ...issuers.glasswing,
      syndicate: syndicate(['brasslight', 'OC'], ['lantern', 'JLM', 'BND']),
    },
  })
  await stage.announce(dealId)
  const pad = stage.orders(dealId)
  await Promise.all([
    placeFor(pad, { houses: ['larkfieldhk', 'vellumasia', 'ironmosslife'], each: 2, limits: ['', '4.00%'] }),
    pad.place('kestrelpeak', '80 @ 4.00%', { account: 'Kestrelpeak Asia Income' }),
  ])
  await stage.abort(dealId, 'The issuer prefers to wait for a calmer market')
}

export const glasswingDeals = [greenFive, twoCurrencies, launchedTen, calledOff]
