import {
  allocCellWords,
  allocColumnWords as words,
  allocFileWords,
  allocPaperWords,
  lineByWords,
  type allocationCalls,
} from '@bookrunner/contract/allocation'
import { orderCodeName } from '@bookrunner/contract/orders'
import { fill, type ReplyOf, type Worded } from '@bookrunner/contract/kernel'
import { moneyPlaces } from '@bookrunner/domain/deals'
import type { SentFile } from '../../../platform/http/send-file.ts'
import { tableFile } from '../../../platform/pdf/index.ts'
import { sheetFile } from '../../../platform/sheet.ts'
import { inZone } from '../../deals/index.ts'
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

export interface ListAsked {
  speech: Speech
  deal: string
  above: readonly string[]
  format: 'xlsx' | 'pdf'
}

interface Listed<Row> {
  kind: 'settlement' | 'hedge' | 'league' | 'justification' | 'fillReport'
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  above: readonly string[]
  /** On paper, below all rows; a spreadsheet sums for itself. */
  total?: readonly (readonly [head: Worded, sum: Cell])[]
}

const shown = (cell: Cell, format: string | undefined): string =>
  cell === null ? '' : typeof cell === 'string' ? cell : shownAs(cell, format ?? formats.count)

const totalOf = <Row>({ columns, total }: Listed<Row>, word: string): string[] | undefined =>
  total &&
  columns.map(([head, , , format], at) => {
    const sum = total.find(([of]) => of === head)
    return sum ? shown(sum[1], format) : at === 0 ? word : ''
  })

/** One list, as a sheet or on paper: the same columns, rows and words above them. */
const written = async <Row>(list: Listed<Row>, { speech, deal, format }: ListAsked): Promise<SentFile> => {
  const { language } = speech
  const { kind, columns, rows, above } = list
  const name = fill(allocFileWords[kind][language], { deal })
  if (format === 'xlsx') return sheetFile(name, [sheetOf('lines', speech, { above, columns, rows })])
  const total = totalOf(list, allocCellWords.sum[language])
  return tableFile(name, {
    language,
    title: name,
    above,
    ...(total && { total }),
    columns: columns.map(([head, width, , form]) => ({
      head: head[language],
      width,
      right: form !== undefined,
    })),
    rows: rows.map((row) => columns.map(([, , cell, form]) => shown(cell(row), form))),
    foot: allocPaperWords.foot[language],
    pageOf: (page, pages) => fill(allocPaperWords.page[language], { page, pages }),
  })
}

export const settlementFile = (list: Settlement, asked: ListAsked): Promise<SentFile> => {
  const { speech } = asked
  const { language } = speech
  const money = formats.money(moneyPlaces(list.currency))
  const columns: readonly Column<Settlement['lines'][number]>[] = [
    ...investorColumns<Settlement['lines'][number]>(speech),
    [words.lei, 24, ({ lei }) => lei],
    [words.through, 24, ({ through }) => through],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.principal, 18, ({ principal }) => figure(principal), money],
    [words.interest, 18, ({ interest }) => figure(interest), money],
    [words.amount, 18, ({ amount }) => figure(amount), money],
    [words.state, 16, ({ confirm }) => allocCellWords[confirm][language]],
  ]
  const terms = fill(allocFileWords.terms[language], {
    isin: list.isin ?? '–',
    price: list.price ?? '–',
    day: list.settlementDate ?? '–',
    bank: list.bank ?? '–',
  })
  const above = [...asked.above, terms]
  const total = [[words.size, inMm(list.size)] as const, [words.amount, figure(list.amount)] as const]
  return written({ kind: 'settlement', above, columns, rows: list.lines, total }, asked)
}

export const hedgeFile = (list: Hedge, asked: ListAsked): Promise<SentFile> => {
  const { speech } = asked
  const { language, zone } = speech
  const money = formats.money(2)
  const columns: readonly Column<Hedge['lines'][number]>[] = [
    ...investorColumns<Hedge['lines'][number]>(speech),
    [words.hedge, 22, ({ hedge }) => orderCodeName('hedge', hedge, language)],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.quantity, 16, ({ quantity }) => inMm(quantity), formats.mm],
    [words.dv01, 16, ({ dv01 }) => figure(dv01), money],
  ]
  const hedged = fill(allocFileWords.hedged[language], {
    instrument: list.instrument ?? '–',
    ratio: list.ratio ?? '–',
    dv01: list.dv01 ?? '–',
    deadline: list.deadline === null ? '–' : inZone(list.deadline, zone),
  })
  const above = [...asked.above, hedged]
  const total = [
    [words.size, inMm(list.size)] as const,
    [words.quantity, inMm(list.quantity)] as const,
    [words.dv01, figure(list.dv01)] as const,
  ]
  return written({ kind: 'hedge', above, columns, rows: list.lines, total }, asked)
}

export const leagueFile = (list: League, asked: ListAsked): Promise<SentFile> => {
  const columns: readonly Column<League['list'][number]>[] = [
    [words.rank, 8, ({ rank }) => figure(rank), formats.count],
    [words.bank, 32, ({ name }) => name],
    [words.roles, 16, ({ roles }) => roles.join(', ')],
    [words.orders, 10, ({ orders }) => figure(orders), formats.count],
    [words.inSize, 14, (row) => inMm(row.asked), formats.mm],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.credited, 16, ({ credited }) => inMm(credited), formats.mm],
    [words.share, 12, ({ share }) => figure(share), formats.percent],
    [words.fill, 12, (row) => figure(row.fill), formats.percent],
  ]
  return written({ kind: 'league', above: asked.above, columns, rows: list.list }, asked)
}

export const justificationFile = (list: Justification, asked: ListAsked): Promise<SentFile> => {
  const { speech } = asked
  const { language, zone } = speech
  const columns: readonly Column<Justification['lines'][number]>[] = [
    ...investorColumns<Justification['lines'][number]>(speech),
    [words.asked, 14, (row) => inMm(row.asked), formats.mm],
    [words.inSize, 14, ({ inSize }) => inMm(inSize), formats.mm],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.fill, 12, (row) => figure(row.fill), formats.percent],
    [words.reason, 28, (row) => reasonOf(row, language)],
    [words.note, 40, ({ note }) => note],
    [words.editedBy, 20, ({ editedBy }) => editedBy],
    [words.editedAt, 20, ({ editedAt }) => (editedAt === null ? null : inZone(editedAt, zone))],
  ]
  return written({ kind: 'justification', above: asked.above, columns, rows: list.lines }, asked)
}

const isWorded = (rule: string): rule is keyof typeof lineByWords => Object.hasOwn(lineByWords, rule)

/** For investors as for managers: nothing in it says whose it is. */
export const fillReportFile = (list: FillReport, asked: ListAsked): Promise<SentFile> => {
  const { language } = asked.speech
  const columns: readonly Column<FillReport['list'][number]>[] = [
    [words.type, 36, ({ name }) => name ?? allocCellWords.others[language]],
    [words.accounts, 14, ({ accounts }) => figure(accounts), formats.count],
    [words.fill, 14, (row) => figure(row.fill), formats.percent],
  ]
  const rules = list.rules.map((rule) => (isWorded(rule) ? lineByWords[rule][language] : rule))
  const above = [
    ...asked.above,
    ...(rules.length > 0 ? [fill(allocFileWords.rules[language], { rules: rules.join(' → ') })] : []),
    ...(list.fill === null ? [] : [fill(allocFileWords.filled[language], { fill: list.fill })]),
    allocFileWords.anonymous[language],
  ]
  return written({ kind: 'fillReport', above, columns, rows: list.list }, asked)
}
