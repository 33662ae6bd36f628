// Deals of Glasswing Renewables Holdings.
import { issuers, cnh, hkd, syndicate, usd } from './markets.ts'
import { level, million } from './says.ts'
import type { Stage } from './stage.ts'

const proceeds =
  'Wind and solar projects eligible under the Glasswing Green Finance Framework, and refinancing of such projects.'

/** In IPG at its second level, its presentation behind a code. */
const greenFive = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskoc', {
    name: 'Glasswing 5Y Green USD',
    terms: {
      ...usd(5),
      ...{ size: { kind: 'benchmark' }, label: 'green', useOfProceeds: proceeds, ratingClass: 'IG' },
      ...{ isin: 'XSDEMO000012', ipg: level('T+145 area'), mtn: true },
      ...{ programme: 'USD 3bn guaranteed MTN programme', stabilisationManagerId: 'ent_lantern' },
    },
    times: { closesAt: stage.in(150), subjectAt: stage.in(120) },
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
  await stage.guide(dealId, 'T+125 area', 'Guidance is tightened on the feedback so far')
}

/** Dollars and renminbi, announced together. */
const twoCurrencies = async (stage: Stage): Promise<void> => {
  const times = { closesAt: stage.in(26 * 60) }
  const common = { useOfProceeds: 'General corporate purposes', ratingClass: 'IG' as const }
  const addressed = {
    kind: 'types' as const,
    classIds: ['cls_assetmanager', 'cls_insurance', 'cls_banktreasury', 'cls_official'],
  }
  const dollars = await stage.draft('deskoc', {
    name: 'Glasswing 3Y USD',
    terms: {
      ...{ ...usd(3), ...common, addressed, isin: 'XSDEMO000020' },
      ...{ size: { kind: 'number', face: million(300), unit: 'mm' }, ipg: level('T+120 area') },
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
      ...{ ...cnh(3), ...common, addressed, isin: 'HKDEMO000010' },
      ...{ size: { kind: 'text', text: 'CNH 1.5bn expected' }, ipg: level('3.40% area') },
    },
    times,
  })
  await stage.announce(dollars)
  await stage.announce(renminbi)
}

/** Its FPG book is closed, and it is launched. */
const launchedTen = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskoc', {
    name: 'Glasswing 10Y USD',
    terms: {
      ...{ ...usd(10), size: { kind: 'tbd' }, ratingClass: 'IG', isin: 'XSDEMO000038' },
      ...{ format: 'regS-144A', secRelevance: 'rule144A', isin144A: 'USDEMO000015' },
      ipg: level('T+180 area'),
    },
    shared: {
      ...issuers.glasswing,
      syndicate: syndicate(['lantern', 'OC', 'BND'], ['brasslight', 'JGC'], ['ninefold', 'JLM']),
    },
  })
  await stage.announce(dealId)
  await stage.guide(dealId, 'T+160-165', 'The number will be within this range')
  await stage.pushFpg(dealId, 'T+155 the number', stage.in(60))
  await stage.launch(dealId, { size: million(500), benchmark: '4.126', spread: '155' })
}

/** Called off; Lantern was to bill and deliver. */
const calledOff = async (stage: Stage): Promise<void> => {
  const dealId = await stage.draft('deskjgc', {
    name: 'Glasswing 2Y HKD',
    terms: {
      ...{ ...hkd(2), ratingClass: 'IG', ipg: level('4.10% area') },
      size: { kind: 'number', face: million(800), unit: 'mm' },
    },
    times: { closesAt: stage.in(300) },
    shared: {
      ...issuers.glasswing,
      syndicate: syndicate(['brasslight', 'OC'], ['lantern', 'JLM', 'BND']),
    },
  })
  await stage.announce(dealId)
  await stage.abort(dealId, 'The issuer prefers to wait for a calmer market')
}

export const glasswingDeals = [greenFive, twoCurrencies, launchedTen, calledOff]
