import { setImmediate as othersFirst } from 'node:timers/promises'
import {
  allocCellTexts,
  allocColumnTexts as words,
  allocFileTexts,
  allocPaperTexts,
  reasonAmountText,
  type allocationCalls,
} from '@bookrunner/contract/allocation'
import { orderCodeName, orderFlagNames } from '@bookrunner/contract/orders'
import {
  fill,
  minuteIn,
  secondIn,
  type Language,
  type ReplyOf,
  type LocalizedText,
} from '@bookrunner/contract/kernel'
import { moneyPlaces } from '@bookrunner/domain/deals'
import { nameIn } from '@bookrunner/domain/kernel'
import { tableFile, type Written } from '../../../platform/pdf/index.ts'
import { sheetFile } from '../../../platform/sheet.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import { inZone } from '../../deals/index.ts'
import { lineOfFacts, settlementFacts, termFacts } from './fact-lines.ts'
import {
  figure,
  formats,
  inMm,
  investorColumns,
  reasonOf,
  sheetOf,
  shownAs,
  type Cell,
  type Column,
  type Speech,
} from './sheets.ts'

type AllocCalls = typeof allocationCalls
export type Settlement = ReplyOf<AllocCalls['settlementList']>
export type Hedge = ReplyOf<AllocCalls['hedgeList']>
export type Justification = ReplyOf<AllocCalls['justification']>
export type League = ReplyOf<AllocCalls['league']>
export type FillReport = ReplyOf<AllocCalls['fillReport']>

export interface ListRequest {
  speech: Speech
  deal: string
  above: readonly string[]
  format: 'xlsx' | 'pdf'
  workers: Workers
}

interface Listed<Row> {
  kind: 'settlement' | 'hedge' | 'league' | 'justification' | 'fillReport'
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  above: readonly string[]
  /** The bottom line on paper; a spreadsheet sums for itself. */
  total?: readonly (readonly [head: LocalizedText, sum: Cell])[]
}

const shown = (cell: Cell, format: string | undefined): string =>
  cell === null ? '' : typeof cell === 'string' ? cell : shownAs(cell, format ?? formats.count)

const totalOf = <Row>({ columns, total }: Listed<Row>, word: string): string[] | undefined =>
  total &&
  columns.map(([head, , , format], at) => {
    const sum = total.find(([of]) => of === head)
    return sum ? shown(sum[1], format) : at === 0 ? word : ''
  })

/** So many rows are worded before other requests are served: a few milliseconds' work. */
const rowsAtOnce = 200

const shownRows = async <Row>({ columns, rows }: Listed<Row>): Promise<string[][]> => {
  const made: string[][] = []
  for (const row of rows) {
    made.push(columns.map(([, , cell, form]) => shown(cell(row), form)))
    if (made.length % rowsAtOnce === 0) await othersFirst()
  }
  return made
}

/** One list as a sheet or on paper, with the same columns, rows and text above them. */
const listFile = async <Row>(
  list: Listed<Row>,
  { speech, deal, format, workers }: ListRequest,
): Promise<Written> => {
  const { language } = speech
  const { kind, columns, rows, above } = list
  const name = fill(allocFileTexts[kind][language], { deal })
  if (format === 'xlsx') return sheetFile(name, [sheetOf('lines', speech, { above, columns, rows })], workers)
  const total = totalOf(list, allocCellTexts.sum[language])
  return tableFile(
    name,
    {
      language,
      title: name,
      above,
      ...(total && { total }),
      columns: columns.map(([head, width, , form]) => ({
        head: head[language],
        width,
        right: form !== undefined,
      })),
      rows: await shownRows(list),
      foot: allocPaperTexts.foot[language],
      pageText: allocPaperTexts.page[language],
    },
    workers,
  )
}

const bondLines = (list: Settlement | Hedge, language: Language): string[] => [
  lineOfFacts(termFacts(list, list, language)),
  lineOfFacts(settlementFacts(list, language)),
]

export const settlementFile = (list: Settlement, request: ListRequest): Promise<Written> => {
  const { speech } = request
  const { language } = speech
  const money = formats.money(moneyPlaces(list.currency))
  const columns: readonly Column<Settlement['lines'][number]>[] = [
    ...investorColumns<Settlement['lines'][number]>(speech),
    [words.lei, 24, ({ lei }) => lei],
    [words.through, 24, ({ through }) => through && nameIn(language, through)],
    [words.nominal, 14, ({ nominal }) => inMm(nominal), formats.mm],
    [words.price, 12, () => figure(list.price), formats.price],
    [words.accrued, 18, ({ accrued }) => figure(accrued), money],
    [words.consideration, 18, ({ consideration }) => figure(consideration), money],
    [words.state, 16, ({ confirm }) => allocCellTexts[confirm][language]],
  ]
  const above = [...request.above, ...bondLines(list, language)]
  const total = [
    [words.nominal, inMm(list.nominal)] as const,
    [words.accrued, figure(list.accrued)] as const,
    [words.consideration, figure(list.consideration)] as const,
  ]
  return listFile({ kind: 'settlement', above, columns, rows: list.lines, total }, request)
}

export const hedgeFile = (list: Hedge, request: ListRequest): Promise<Written> => {
  const { speech } = request
  const { language, zone } = speech
  const money = formats.money(2)
  const columns: readonly Column<Hedge['lines'][number]>[] = [
    ...investorColumns<Hedge['lines'][number]>(speech),
    [words.hedge, 22, ({ hedge }) => orderCodeName('hedge', hedge, language)],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.quantity, 16, ({ quantity }) => inMm(quantity), formats.mm],
    [words.dv01, 16, ({ dv01 }) => figure(dv01), money],
  ]
  const hedged = fill(allocFileTexts.hedged[language], {
    instrument: list.instrument ?? '–',
    ratio: list.ratio ?? '–',
    dv01: list.dv01 ?? '–',
    deadline: list.deadline === null ? '–' : minuteIn(list.deadline, zone)[language],
    manager: list.durationManager || '–',
  })
  const above = [...request.above, ...bondLines(list, language), hedged]
  const total = [
    [words.size, inMm(list.size)] as const,
    [words.quantity, inMm(list.quantity)] as const,
    [words.dv01, figure(list.dv01)] as const,
  ]
  return listFile({ kind: 'hedge', above, columns, rows: list.lines, total }, request)
}

export const leagueFile = (list: League, request: ListRequest): Promise<Written> => {
  const { language } = request.speech
  const columns: readonly Column<League['list'][number]>[] = [
    [words.rank, 8, ({ rank }) => figure(rank), formats.count],
    [words.bank, 32, (bank) => nameIn(language, bank)],
    [words.roles, 16, ({ roles }) => roles.join(', ')],
    [words.orders, 10, ({ orders }) => figure(orders), formats.count],
    [words.acceptedIn, 20, ({ acceptedIn }) => inMm(acceptedIn), formats.mm],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.credited, 22, ({ credited }) => inMm(credited), formats.mm],
    [words.share, 12, ({ share }) => figure(share), formats.percent],
    [words.fill, 12, (row) => figure(row.fill), formats.percent],
  ]
  return listFile({ kind: 'league', above: request.above, columns, rows: list.list }, request)
}

export const justificationFile = (list: Justification, request: ListRequest): Promise<Written> => {
  const { speech, format } = request
  const { language, zone } = speech
  // A spreadsheet sorts by time; paper says it as the screen does.
  const timeOf = (at: string) => (format === 'pdf' ? secondIn(at, zone, language) : inZone(at, zone))
  type Row = Justification['lines'][number]
  const flags = (row: Row) => orderFlagNames(row, language)
  const waiting = (row: Row) => inMm(row.inSize - row.acceptedIn)
  // Seldom has any line something in these, and paper has room for little.
  const waits = list.lines.some(({ inSize, acceptedIn }) => inSize > acceptedIn)
  const columns: readonly Column<Row>[] = [
    ...investorColumns<Row>(speech),
    ...(list.lines.some(flags) ? [[words.flags, 22, flags] as const] : []),
    [words.orderSize, 14, (row) => inMm(row.orderSize), formats.mm],
    [words.inSize, 14, ({ inSize }) => inMm(inSize), formats.mm],
    ...(waits ? [[words.conditional, 20, waiting, formats.mm] as const] : []),
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.fill, 16, (row) => figure(row.fill), formats.percent],
    [words.reason, 28, (row) => reasonOf(row, language)],
    [words.note, 32, ({ note }) => note],
    [words.editedBy, 20, ({ editedBy }) => editedBy],
    [words.editedAt, 24, ({ editedAt }) => (editedAt === null ? null : timeOf(editedAt))],
  ]
  const sum = String(list.lines.reduce((all, { size }) => all + BigInt(size), 0n))
  const above = [...request.above, ...reasonsAbove(list.reasons, sum, language)]
  const total = [[words.size, inMm(sum)] as const]
  return listFile({ kind: 'justification', above, columns, rows: list.lines, total }, request)
}

/** Each rule with the amount that stands by it; nothing without an allocation. */
const reasonsAbove = (reasons: FillReport['reasons'], total: string, language: Language): string[] => {
  const named = reasons.map((reason) => reasonAmountText(reason, total, language)).join(' · ')
  return named === '' ? [] : [fill(allocFileTexts.reasons[language], { reasons: named })]
}

/** Without figures, the file says why. */
const withheldFile = (list: FillReport, request: ListRequest): Promise<Written> => {
  const { language } = request.speech
  const columns: readonly Column<LocalizedText>[] = [[words.reason, 100, (why) => why[language]]]
  const above = [...request.above, ...reasonsAbove(list.reasons, list.size, language)]
  return listFile({ kind: 'fillReport', above, columns, rows: [allocFileTexts.withheld] }, request)
}

/** The same for investors and managers: nothing in it identifies an account. */
export const fillReportFile = (list: FillReport, request: ListRequest): Promise<Written> => {
  const { language } = request.speech
  const columns: readonly Column<FillReport['list'][number]>[] = [
    [words.type, 36, ({ name }) => name ?? allocCellTexts.others[language]],
    [words.accounts, 14, ({ accounts }) => figure(accounts), formats.count],
    [words.fill, 14, (row) => figure(row.fill), formats.percent],
  ]
  const above = [
    ...request.above,
    ...reasonsAbove(list.reasons, list.size, language),
    ...(list.fill === null ? [] : [fill(allocFileTexts.filled[language], { fill: list.fill })]),
    allocFileTexts.anonymous[language],
  ]
  if (list.fill === null && list.list.length === 0) return withheldFile(list, request)
  const accounts = list.list.reduce((sum, each) => sum + each.accounts, 0)
  const total = [[words.accounts, figure(accounts)] as const, [words.fill, figure(list.fill)] as const]
  return listFile({ kind: 'fillReport', above, columns, rows: list.list, total }, request)
}
