import { allocCellWords, allocColumnWords as words, allocFileWords } from '@bookrunner/contract/allocation'
import { codeName } from '@bookrunner/contract/deals'
import { fill } from '@bookrunner/contract/kernel'
import { percentOf, summedBy, targetKinds, type Summed, type TargetKind } from '@bookrunner/domain/allocation'
import type { Db } from '../../../platform/db/index.ts'
import type { SentFile } from '../../../platform/http/send-file.ts'
import { nameIn } from '../../../platform/named.ts'
import { sheetFile, type Sheet } from '../../../platform/sheet.ts'
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
import { policySheet, targetsSheet } from './decided-sheets.ts'
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
}

const fillOf = ({ size, inSize }: LineRow) => figure(percentOf(BigInt(size ?? 0), BigInt(inSize)))

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
    [words.asked, 14, ({ asked }) => inMm(asked), formats.mm],
    [words.inSize, 14, ({ inSize }) => inMm(inSize), formats.mm],
    [words.proposed, 14, ({ proposed }) => inMm(proposed), formats.mm],
    [words.size, 14, ({ size }) => inMm(size), formats.mm],
    [words.fill, 12, fillOf, formats.percent],
    [words.reason, 28, (row) => reasonOf(row, language)],
    [words.note, 36, ({ note }) => note],
    [words.state, 18, ({ confirm }) => allocCellWords[confirm ?? 'draft'][language]],
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
  const sums = summedBy(
    countedIn(view).map((entry) => ({
      keys: bucketOf(entry, view, by),
      size: sizeOn(view, entry),
      ...askedOf(view, entry),
    })),
  )
  const columns: readonly Column<Summed>[] = [
    [words.bucket, 30, ({ key }) => nameOf(key) || allocCellWords.none[speech.language]],
    [words.orders, 10, ({ orders }) => figure(orders), formats.count],
    [words.filled, 10, ({ filled }) => figure(filled), formats.count],
    [words.inSize, 16, ({ asked }) => inMm(String(asked)), formats.mm],
    [words.size, 16, ({ size }) => inMm(String(size)), formats.mm],
    [words.share, 12, ({ share }) => figure(share), formats.percent],
    [words.fill, 12, (row) => figure(row.fill), formats.percent],
  ]
  return sheetOf(by, speech, { above, columns, rows: sums })
}

const summarySheet = (view: VersionForReader, { speech, above }: WorkbookRequest): Sheet => {
  const found = summaryOf(view)
  const { language } = speech
  const rows: [keyof typeof allocCellWords, Cell][] = [
    ['toGive', inMm(found.toGive)],
    ['total', inMm(found.total)],
    ['remainder', inMm(found.remainder)],
    ['retained', inMm(found.retained)],
    ['capacity', inMm(found.capacity)],
    ['accounts', figure(found.accounts)],
    ['confirmed', figure(found.confirmed)],
    ['pending', figure(found.pending)],
  ]
  const columns: readonly Column<(typeof rows)[number]>[] = [
    [words.figure, 30, ([key]) => allocCellWords[key][language]],
    [words.value, 18, ([, value]) => value, formats.mm],
  ]
  return sheetOf('summary', speech, { above, columns, rows })
}

/** One version: its lines, what it comes to, its buckets, and what was decided; of what the role lets go out. */
export const workbook = async (db: Db, view: VersionForReader, asked: WorkbookRequest): Promise<SentFile> => {
  const { speech, deal, above } = asked
  const { language } = speech
  const classes = new Map((await readClasses(db)).map((row) => [row.id, nameIn(language, row)]))
  const bankName = (id: string) => {
    const house = view.state.names.houses.get(id)
    return house ? nameIn(language, { name: house.name, name_cn: house.nameCn }) : ''
  }
  const rows = listedIn(view).map((entry) => lineRow(entry, view))
  const lines =
    view.sight === 'totals'
      ? []
      : [sheetOf('lines', speech, { above, columns: lineColumns(speech, { classes, bankName }), rows })]
  const kinds = targetKinds.filter((by) => by !== 'tag' || mayAllocate(view))
  const buckets: Sheet[] = []
  for (const by of kinds) buckets.push(await bucketSheet(db, view, by, asked))
  const decided = mayAllocate(view)
    ? [
        await targetsSheet(db, { view, targets: summaryOf(view).targets }, asked),
        await policySheet(db, { view, policy: view.version.policy }, asked),
      ]
    : []
  const name = fill(allocFileWords.workbook[language], { deal, version: view.version.name })
  return sheetFile(name, [...lines, summarySheet(view, asked), ...buckets, ...decided])
}
