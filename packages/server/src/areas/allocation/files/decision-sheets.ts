// Targets and policy of a version, only for those who allocate.
import {
  allocCellTexts,
  allocColumnTexts as words,
  type AllocSummary,
  type AllocVersionView,
} from '@bookrunner/contract/allocation'
import { orderCodeRows } from '@bookrunner/contract/deals'
import { targetKinds, type Rule } from '@bookrunner/domain/allocation'
import { nameIn } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Sheet } from '../../../platform/sheet.ts'
import { readClasses } from '../../deals/index.ts'
import { bucketNames } from '../buckets.ts'
import type { VersionForReader } from '../state/index.ts'
import { figure, formats, inMm, sheetOf, type Column, type Speech } from './sheets.ts'

interface DecidedSheetsRequest {
  speech: Speech
  above: readonly string[]
}

type Target = AllocSummary['targets'][number]

export const targetsSheet = async (
  db: Db,
  { view, targets }: { view: VersionForReader; targets: readonly Target[] },
  { speech, above }: DecidedSheetsRequest,
): Promise<Sheet> => {
  const { language } = speech
  const named = await Promise.all(
    targetKinds.map(async (by) => [by, await bucketNames(db, view.state, { by, language })] as const),
  )
  const nameOf = new Map(named)
  const columns: readonly Column<Target>[] = [
    [words.kind, 14, ({ by }) => orderCodeRows.allocBy[by][language]],
    [words.bucket, 30, ({ by, key }) => nameOf.get(by)?.(key) || allocCellTexts.none[language]],
    [words.target, 16, ({ size }) => inMm(size), formats.mm],
    [words.targetRate, 12, ({ rate }) => figure(rate), formats.percent],
    [words.size, 16, ({ now }) => inMm(now), formats.mm],
    [words.share, 12, ({ nowRate }) => figure(nowRate), formats.percent],
    [words.difference, 16, ({ difference }) => inMm(difference), formats.mm],
  ]
  return sheetOf('targets', speech, { above, columns, rows: targets })
}

/** One figure of a rule and its subject; a rule without figures has one line too. */
interface RulePart {
  nr: number
  kind: Rule['kind']
  of: string | null
  size: number | null
  rate: string | null
}

const partsOf = (
  rule: Rule,
  nr: number,
  {
    numberOf,
    className,
  }: { numberOf: (orderId: string) => string; className: (id: string | null) => string },
): RulePart[] => {
  const { kind } = rule
  const plain: RulePart = { nr, kind, of: null, size: null, rate: null }
  switch (rule.kind) {
    case 'anchor':
      return [{ ...plain, of: numberOf(rule.orderId), size: rule.size, rate: rule.share }]
    case 'byType':
      return rule.weights.map(({ classId, weight }) => ({ ...plain, of: className(classId), rate: weight }))
    case 'byTag':
      return rule.tiers.map(({ tag, fill }) => ({ ...plain, of: tag, rate: fill }))
    case 'capAccount':
    case 'capGroup':
    case 'fillSmall':
      return [{ ...plain, size: rule.most }]
    case 'round': {
      const of = rule.remainder === null ? null : numberOf(rule.remainder)
      return [{ ...plain, of, size: rule.to }]
    }
    default:
      return [plain]
  }
}

export const policySheet = async (
  db: Db,
  { view, policy }: { view: VersionForReader; policy: AllocVersionView['policy'] },
  { speech, above }: DecidedSheetsRequest,
): Promise<Sheet> => {
  const { language } = speech
  const classes = new Map((await readClasses(db)).map((row) => [row.id, nameIn(language, row)]))
  const naming = {
    numberOf: (orderId: string) => view.state.orders.get(orderId)?.derived.number ?? '',
    className: (id: string | null) => classes.get(id ?? '') ?? allocCellTexts.none[language],
  }
  const columns: readonly Column<RulePart>[] = [
    [words.place, 8, ({ nr }) => figure(nr), formats.count],
    [words.rule, 28, ({ kind }) => orderCodeRows.allocRule[kind][language]],
    [words.ruleOf, 28, ({ of }) => of],
    [words.ruleSize, 14, ({ size }) => inMm(size), formats.mm],
    [words.ruleRate, 14, ({ rate }) => figure(rate), '0.0#####'],
  ]
  return sheetOf('policy', speech, {
    above,
    columns,
    rows: policy.flatMap((rule, at) => partsOf(rule, at + 1, naming)),
  })
}
