import { allocCellTexts, allocColumnTexts as words, allocFileTexts } from '@bookrunner/contract/allocation'
import { codeName } from '@bookrunner/contract/deals'
import { fill } from '@bookrunner/contract/kernel'
import { orderFlagNames } from '@bookrunner/contract/orders'
import {
  percentOf,
  sumByKey,
  targetKinds,
  type BucketSum,
  type TargetKind,
} from '@bookrunner/domain/allocation'
import { nameIn } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { SentFile } from '../../../platform/http/send-file.ts'
import { sheetFile, type Sheet } from '../../../platform/sheet.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import { inZone, readClasses } from '../../deals/index.ts'
import { bucketNames, bucketOf } from '../buckets.ts'
import {
  lineRow,
  type LineRow,
  askedOf,
  countedIn,
  listedIn,
  mayAllocate,
  sizeOn,
  summaryOf,
  type VersionForReader,
} from '../state/index.ts'
import { policySheet, targetsSheet } from './decision-sheets.ts'
import {
  figure,
  formats,
  inMm,
  investorColumns,
  reasonOf,
  sheetOf,
  type Cell,
  type Column,
  type Speech,
} from './sheets.ts'

interface WorkbookRequest {
  speech: Speech
  deal: string
  above: readonly string[]
  workers: Workers
}

const fillOf = ({ size, acceptedIn }: LineRow) => figure(percentOf(BigInt(size ?? 0), BigInt(acceptedIn)))

const lineColumns = (
  speech: Speech,
  { classes, bankName }: { classes: ReadonlyMap<string, string>; bankName: (id: string) => string },
): readonly Column<LineRow>[] => {
  const { language, zone } = speech
  return [
    ...investorColumns<LineRow>(speech),
    [words.type, 18, ({ classId }) => classes.get(classId ?? '') ?? null],
    [words.region, 16, ({ region }) => region && codeName('region', region, language)],
    [words.through, 24, ({ throughId }) => (throughId === null ? null : bankName(throughId))],
    [words.flags, 26, (row) => orderFlagNames(row, language)],
    [words.orderSize, 14, ({ orderSize }) => inMm(orderSize), formats.mm],
    [words.inSize, 14, ({ inSize }) => inMm(inSize), formats.mm],
    [words.conditional, 20, (row) => inMm(row.inSize - row.acceptedIn), formats.mm],
    [words.proposed, 14, ({ proposed }) => inMm(proposed), formats.mm],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.fill, 12, fillOf, formats.percent],
    [words.reason, 28, (row) => reasonOf(row, language)],
    [words.note, 36, ({ note }) => note],
    [words.state, 18, ({ confirm }) => allocCellTexts[confirm ?? 'draft'][language]],
    [words.editedBy, 18, ({ editedBy }) => editedBy],
    [words.editedAt, 20, ({ editedAt }) => (editedAt === null ? null : inZone(editedAt, zone))],
  ]
}

const bucketSheet = async (
  db: Db,
  view: VersionForReader,
  by: TargetKind,
  { speech, above }: WorkbookRequest,
): Promise<Sheet> => {
  const nameOf = await bucketNames(db, view.state, { by, language: speech.language })
  const sums = sumByKey(
    countedIn(view).map((entry) => ({
      keys: bucketOf(entry, view, by),
      size: sizeOn(view, entry),
      ...askedOf(view, entry),
    })),
  )
  const columns: readonly Column<BucketSum>[] = [
    [words.bucket, 30, ({ key }) => nameOf(key) || allocCellTexts.none[speech.language]],
    [words.orders, 10, ({ orders }) => figure(orders), formats.count],
    [words.filled, 10, ({ filled }) => figure(filled), formats.count],
    [words.acceptedIn, 20, ({ orderSize }) => inMm(String(orderSize)), formats.mm],
    [words.size, 16, ({ size }) => inMm(String(size)), formats.mm],
    [words.share, 12, ({ share }) => figure(share), formats.percent],
    [words.fill, 12, (row) => figure(row.fill), formats.percent],
  ]
  return sheetOf(by, speech, { above, columns, rows: sums })
}

const summarySheet = (view: VersionForReader, { speech, above }: WorkbookRequest): Sheet => {
  const found = summaryOf(view)
  const { language } = speech
  const rows: [keyof typeof allocCellTexts, Cell][] = [
    ['toAllocate', inMm(found.toAllocate)],
    ['total', inMm(found.total)],
    ['remainder', inMm(found.remainder)],
    ['retained', inMm(found.retained)],
    ['conditional', inMm(found.conditional)],
    ['capacity', inMm(found.capacity)],
    ['accounts', figure(found.accounts)],
    ['confirmed', figure(found.confirmed)],
    ['reissue', figure(found.reissue)],
    ['pending', figure(found.pending)],
  ]
  const columns: readonly Column<(typeof rows)[number]>[] = [
    [words.figure, 30, ([key]) => allocCellTexts[key][language]],
    [words.value, 18, ([, value]) => value, formats.mm],
  ]
  return sheetOf('summary', speech, { above, columns, rows })
}

/** One version with lines, summary, buckets, targets and policy, limited to what the role may export. */
export const workbook = async (
  db: Db,
  view: VersionForReader,
  request: WorkbookRequest,
): Promise<SentFile> => {
  const { speech, deal, above } = request
  const { language } = speech
  const classes = new Map((await readClasses(db)).map((row) => [row.id, nameIn(language, row)]))
  const bankName = (id: string) => {
    const house = view.state.names.houses.get(id)
    return house ? nameIn(language, house) : ''
  }
  const rows = listedIn(view).map((entry) => lineRow(entry, view))
  const lines =
    view.sight === 'totals'
      ? []
      : [sheetOf('lines', speech, { above, columns: lineColumns(speech, { classes, bankName }), rows })]
  const kinds = targetKinds.filter((by) => by !== 'tag' || mayAllocate(view))
  const buckets: Sheet[] = []
  for (const by of kinds) buckets.push(await bucketSheet(db, view, by, request))
  const decisions = mayAllocate(view)
    ? [
        await targetsSheet(db, { view, targets: summaryOf(view).targets }, request),
        await policySheet(db, { view, policy: view.version.policy }, request),
      ]
    : []
  const name = fill(allocFileTexts.workbook[language], { deal, version: view.version.name })
  return sheetFile(name, [...lines, summarySheet(view, request), ...buckets, ...decisions], request.workers)
}
