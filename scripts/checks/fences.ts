// The architecture's fences: which file may import what. `node scripts/checks/fences.ts [folder]`
import { circlesIn } from './circles.ts'
import { comparedAsJson, fences, forbiddenSql, sameRule, sqlRule, type Crossing } from './fence-rules.ts'
import { importsOf, type SourceFile } from './imports.ts'
import { areas, locationOf, targetOf } from './location.ts'
import { forbiddenOrderTables } from './order-tables.ts'
import { report } from './report.ts'
import { readSources } from './sources.ts'

export interface Breach {
  fence: string
  path: string
  line: number
  message: string
}

const crossingsOf = (source: SourceFile): Crossing[] =>
  importsOf(source).map((imported) => ({
    from: locationOf(source.path),
    source,
    imported,
    to: targetOf(source.path, imported.specifier),
  }))

const strangeArea = ({ path }: SourceFile): Breach[] => {
  const { area } = locationOf(path)
  return area === undefined || (areas as readonly string[]).includes(area)
    ? []
    : [{ fence: 'areas', path, line: 1, message: `no area is called ${area}` }]
}

const breachOn = (
  line: number | undefined,
  { path }: SourceFile,
  rule: Pick<Breach, 'fence' | 'message'>,
): Breach[] => (line === undefined ? [] : [{ ...rule, path, line }])

const sqlIn = (source: SourceFile): Breach[] =>
  breachOn(forbiddenSql(source), source, { fence: 'sql', message: sqlRule })

const sameIn = (source: SourceFile): Breach[] =>
  breachOn(comparedAsJson(source), source, { fence: 'same', message: sameRule })

const orderTables = (source: SourceFile): Breach[] =>
  forbiddenOrderTables(source).map((found) => ({ fence: 'order-tables', path: source.path, ...found }))

const circleBreaches = (sources: readonly SourceFile[]): Breach[] =>
  circlesIn(sources).map((circle) => ({
    fence: 'circles',
    path: circle[0]!,
    line: 1,
    message: `files import each other, if only types: ${circle.join(', ')}`,
  }))

export const breachesIn = (sources: readonly SourceFile[]): Breach[] => [
  ...circleBreaches(sources),
  ...sources.flatMap((source) => [
    ...strangeArea(source),
    ...sqlIn(source),
    ...sameIn(source),
    ...orderTables(source),
    ...crossingsOf(source).flatMap((crossing) =>
      fences
        .filter((fence) => fence.breaks(crossing))
        .map(({ name, message: says }) => ({
          fence: name,
          path: source.path,
          line: crossing.imported.line,
          message: `imports ${crossing.imported.specifier}: ${says}`,
        })),
    ),
  ]),
]

if (import.meta.main) {
  const breaches = breachesIn(await readSources(process.argv[2]))
  report(breaches.map(({ fence, path, line, message }) => `${path}:${line} [${fence}] ${message}`))
}
