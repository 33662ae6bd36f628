import { allocCellWords, allocColumnWords as words, allocFileWords } from '@bookrunner/contract/allocation'
import type { calls } from '@bookrunner/contract'
import { orderCodeName } from '@bookrunner/contract/orders'
import { fill, type ReplyOf } from '@bookrunner/contract/kernel'
import type { SentFile } from '../../../platform/http/send-file.ts'
import { sheetFile } from '../../../platform/sheet.ts'
import { inZone } from '../../deals/index.ts'
import {
  asNumber,
  formats,
  inMm,
  investorColumns,
  reasonOf,
  sheetOf,
  type Column,
  type Speech,
} from './sheets.ts'

type AllocCalls = typeof calls.allocation
export type Settlement = ReplyOf<AllocCalls['settlementList']>
export type Hedge = ReplyOf<AllocCalls['hedgeList']>
export type Justification = ReplyOf<AllocCalls['justification']>
export type League = ReplyOf<AllocCalls['league']>

export interface ListAsked {
  speech: Speech
  deal: string
  above: readonly string[]
}

const fileName = (kind: 'settlement' | 'hedge' | 'league' | 'justification', { speech, deal }: ListAsked) =>
  fill(allocFileWords[kind][speech.language], { deal })

/** Money of the currency stands as figures: nobody types it over. */
const money = '#,##0.00'

export const settlementFile = (list: Settlement, asked: ListAsked): SentFile => {
  const { speech } = asked
  const { language } = speech
  const columns: readonly Column<Settlement['lines'][number]>[] = [
    ...investorColumns<Settlement['lines'][number]>(speech),
    [words.lei, 24, ({ lei }) => lei],
    [words.through, 24, ({ through }) => through],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.principal, 18, ({ principal }) => asNumber(principal), money],
    [words.interest, 18, ({ interest }) => asNumber(interest), money],
    [words.amount, 18, ({ amount }) => asNumber(amount), money],
    [words.state, 16, ({ confirm }) => allocCellWords[confirm][language]],
  ]
  const terms = fill(allocFileWords.terms[language], {
    ...{ isin: list.isin ?? '–', price: list.price ?? '–', day: list.settlementDate ?? '–' },
    bank: list.bank ?? '–',
  })
  const above = [...asked.above, terms]
  return sheetFile(fileName('settlement', asked), [
    sheetOf('lines', speech, { above, columns, rows: list.lines }),
  ])
}

export const hedgeFile = (list: Hedge, asked: ListAsked): SentFile => {
  const { speech } = asked
  const { language, zone } = speech
  const columns: readonly Column<Hedge['lines'][number]>[] = [
    ...investorColumns<Hedge['lines'][number]>(speech),
    [words.hedge, 22, ({ hedge }) => orderCodeName('hedge', hedge, language)],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.quantity, 16, ({ quantity }) => inMm(quantity), formats.mm],
    [words.dv01, 16, ({ dv01 }) => asNumber(dv01), money],
  ]
  const hedged = fill(allocFileWords.hedged[language], {
    ...{ instrument: list.instrument ?? '–', ratio: list.ratio ?? '–', dv01: list.dv01 ?? '–' },
    deadline: list.deadline === null ? '–' : inZone(list.deadline, zone),
  })
  const above = [...asked.above, hedged]
  return sheetFile(fileName('hedge', asked), [sheetOf('lines', speech, { above, columns, rows: list.lines })])
}

export const leagueFile = (list: League, asked: ListAsked): SentFile => {
  const columns: readonly Column<League['list'][number]>[] = [
    [words.rank, 8, ({ rank }) => rank, formats.count],
    [words.bank, 32, ({ name }) => name],
    [words.roles, 16, ({ roles }) => roles.join(', ')],
    [words.orders, 10, ({ orders }) => orders, formats.count],
    [words.inSize, 14, (row) => inMm(row.asked), formats.mm],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.credited, 16, ({ credited }) => inMm(credited), formats.mm],
    [words.share, 12, ({ share }) => asNumber(share), formats.percent],
    [words.fill, 12, (row) => asNumber(row.fill), formats.percent],
  ]
  const sheet = sheetOf('lines', asked.speech, { above: asked.above, columns, rows: list.list })
  return sheetFile(fileName('league', asked), [sheet])
}

export const justificationFile = (list: Justification, asked: ListAsked): SentFile => {
  const { speech } = asked
  const { language, zone } = speech
  const columns: readonly Column<Justification['lines'][number]>[] = [
    ...investorColumns<Justification['lines'][number]>(speech),
    [words.asked, 14, (row) => inMm(row.asked), formats.mm],
    [words.inSize, 14, ({ inSize }) => inMm(inSize), formats.mm],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.fill, 12, (row) => asNumber(row.fill), formats.percent],
    [words.reason, 28, (row) => reasonOf(row, language)],
    [words.note, 40, ({ note }) => note],
    [words.editedBy, 20, ({ editedBy }) => editedBy],
    [words.editedAt, 20, ({ editedAt }) => (editedAt === null ? null : inZone(editedAt, zone))],
  ]
  const sheet = sheetOf('lines', speech, { above: asked.above, columns, rows: list.lines })
  return sheetFile(fileName('justification', asked), [sheet])
}
