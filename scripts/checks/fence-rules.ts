import { withoutComments, type Import, type SourceFile } from './imports.ts'
import { locationOf, rank, type Location, type Target } from './location.ts'

/** One import, with its file and its target. */
export interface Crossing {
  from: Location
  source: SourceFile
  imported: Import
  to: Target
}

export interface Fence {
  name: string
  /** The complaint when the rule is broken. */
  message: string
  breaks: (crossing: Crossing) => boolean
}

const inside = ({ to }: Crossing): Location | undefined => ('location' in to ? to.location : undefined)
const outside = ({ to }: Crossing): string => ('outside' in to ? to.outside : '')
const isNode = (module: string): boolean => module.startsWith('node:')

/** The arrow: domain ← contract ← server; domain, contract ← web; the journeys know the contract only. */
const mayKnow: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain'],
  web: ['web', 'contract', 'domain'],
  e2e: ['e2e', 'contract'],
  // What starts, measures and checks the project puts its parts together.
  bench: ['bench', 'scripts', 'e2e', 'server', 'contract', 'domain'],
  scripts: ['scripts', 'e2e', 'server', 'contract', 'domain'],
}

/**
 * Where areas are put together: the only files outside `areas/` that may name one of their own package.
 * `types` may take types alone.
 */
const composers: readonly { path: RegExp; types?: true }[] = [
  { path: /^packages\/server\/src\/[^/]+\.ts$/ },
  { path: /^packages\/server\/src\/areas\/index\.ts$/ },
  { path: /^packages\/server\/src\/platform\/db\/tables\.ts$/, types: true },
  { path: /^packages\/server\/(test|seeds)\// },
  { path: /^packages\/contract\/src\/(calls|index)\.ts$/ },
  { path: /^packages\/web\/src\/[^/]+\.tsx?$/ },
]

const composes = ({ from, imported }: Crossing): boolean =>
  composers.some(({ path, types }) => path.test(from.path) && (!types || imported.typeOnly))

/** Files of an area that may speak SQL, by what they are. */
const maySpeakSql = (from: Location, { text }: SourceFile): boolean =>
  from.part !== 'server' ||
  from.area === undefined ||
  from.test ||
  /\.(repo|tables)\.ts$/.test(from.file) ||
  // An aggregate: how its state is locked, loaded and saved.
  /:\s*Aggregate<|\bsatisfies\s+Aggregate</.test(text)

const statement =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery)\(|\bsql(<[^>`]*>)?`/

/** The line on which a file speaks SQL that should not. */
export const forbiddenSql = (source: SourceFile): number | undefined => {
  const at = withoutComments(source.text).search(statement)
  if (at < 0 || maySpeakSql(locationOf(source.path), source)) return undefined
  return source.text.slice(0, at).split('\n').length
}

const comparedJson = /\bJSON\.stringify\((?:[^()]|\([^()]*\))*\)\s*[!=]==|[!=]==\s*JSON\.stringify\(/

export const sameRule =
  'values are compared by `isSame` of the kernel: after storage, the same value has its keys in another order'

/** The line on which a file compares two values as JSON. */
export const comparedAsJson = ({ path, text }: SourceFile): number | undefined => {
  if (locationOf(path).test || path === 'packages/domain/src/kernel/same.ts') return undefined
  const at = withoutComments(text).search(comparedJson)
  return at < 0 ? undefined : text.slice(0, at).split('\n').length
}

const isSql = (crossing: Crossing): boolean =>
  ['kysely', 'pg'].includes(outside(crossing)) ||
  (inside(crossing)?.path === 'packages/server/src/platform/db/index.ts' &&
    crossing.imported.names.includes('query'))

const layers = ['platform', 'kit', 'shell'] as const

/** In domain and contract: what has no I/O. Tests may have their tools. */
const pureModules: Readonly<Record<string, readonly string[]>> = {
  domain: ['decimal.js', 'date-holidays'],
  contract: ['zod', 'jose'],
}
const testTools = ['vitest', 'fast-check']

/** The files that import the library for Excel, PDF and zip. */
const documentMakers = ['workbook.ts', 'pdf/base.ts', 'zip.ts'].map(
  (file) => `packages/server/src/platform/${file}`,
)

export const sqlRule = 'SQL is written in *.repo.ts, in aggregates, in migrations and in the platform'

export const fences: readonly Fence[] = [
  {
    name: 'packages',
    message:
      'domain ← contract ← server, domain and contract ← web; server and web never meet; e2e knows the contract only',
    breaks: (crossing) => {
      const to = inside(crossing)
      return to !== undefined && !(mayKnow[crossing.from.part]?.includes(to.part) ?? true)
    },
  },
  {
    name: 'front-door',
    message: "another package is named by its name (@bookrunner/…), and a program's scripts by their path",
    breaks: (crossing) => {
      const { from, imported } = crossing
      const to = inside(crossing)
      if (!to || ['scripts', 'bench', 'e2e'].includes(from.part)) return false
      return imported.specifier.startsWith('.') && to.part !== from.part
    },
  },
  {
    name: 'leftwards',
    message: 'an area knows only the areas to its left; what must happen further right is an event',
    breaks: (crossing) => {
      const area = inside(crossing)?.area
      const own = crossing.from.area
      // A test may look at all of the world it runs in.
      if (own === undefined || area === undefined || area === own || crossing.from.test) return false
      return rank(area) < 0 || rank(area) > rank(own)
    },
  },
  {
    name: 'index-only',
    message: 'another area is known through its index.ts alone',
    breaks: (crossing) => {
      const { from } = crossing
      const to = inside(crossing)
      if (to?.area === undefined || (to.area === from.area && to.part === from.part)) return false
      if (from.test || composes(crossing)) return false
      return to.file !== 'index.ts'
    },
  },
  {
    name: 'platform',
    message:
      'kernel, platform, kit and shell know no area; areas are put together in app.ts, calls.ts and their like',
    breaks: (crossing) => {
      const { from } = crossing
      const to = inside(crossing)
      if (from.area !== undefined || to?.area === undefined || to.part !== from.part) return false
      return !composes(crossing) && !from.test
    },
  },
  {
    name: 'layers',
    message: 'of the web part, platform knows neither kit nor shell, kit no shell; areas know all three',
    breaks: (crossing) => {
      const layer = (place: Location | undefined): number =>
        layers.findIndex((name) => place?.path.startsWith(`packages/web/src/${name}/`))
      const own = layer(crossing.from)
      return own >= 0 && layer(inside(crossing)) > own
    },
  },
  {
    name: 'sql',
    message: sqlRule,
    breaks: (crossing) => isSql(crossing) && !maySpeakSql(crossing.from, crossing.source),
  },
  {
    name: 'http',
    message: 'an area answers calls; HTTP itself is the platform’s',
    breaks: (crossing) =>
      crossing.from.part === 'server' &&
      crossing.from.area !== undefined &&
      !crossing.from.test &&
      /^(fastify$|@fastify\/|node:https?$)/.test(outside(crossing)),
  },
  {
    name: 'documents',
    message:
      'Excel, PDF and zip files are made by workbook.ts, pdf/base.ts and zip.ts of the server’s platform',
    breaks: (crossing) =>
      /^@cj-tech-master\/excelts($|\/)/.test(outside(crossing)) &&
      crossing.from.path.startsWith('packages/') &&
      !crossing.from.test &&
      !documentMakers.includes(crossing.from.path),
  },
  {
    name: 'pure',
    message: 'domain and contract have no I/O: no node: module, no package that has any',
    breaks: (crossing) => {
      const { from } = crossing
      const allowed = pureModules[from.part]
      const module = outside(crossing)
      if (!allowed || module === '') return false
      return isNode(module) || !(allowed.includes(module) || (from.test && testTools.includes(module)))
    },
  },
  {
    name: 'browser',
    message: 'what runs in a browser has no node: module',
    breaks: (crossing) =>
      crossing.from.part === 'web' &&
      crossing.from.path.startsWith('packages/web/src/') &&
      !crossing.from.test &&
      isNode(outside(crossing)),
  },
]
