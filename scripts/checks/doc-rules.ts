// What the documents say about the project must be there: files, links, and every call in the spec map.
import { posix } from 'node:path'

export interface Page {
  path: string
  text: string
}

/** Does a file or folder of the project have this path, or this name? */
export interface Project {
  has: (path: string) => boolean
  hasName: (name: string) => boolean
}

const packages = ['domain', 'contract', 'server', 'web']
const heads = new Set([...packages, 'packages', 'e2e', 'bench', 'scripts', 'deploy', 'docs'])

/** `server/areas/notices` is short for `packages/server/src/areas/notices`. */
const places = (path: string): string[] => {
  const [head = '', ...rest] = path.split('/')
  if (!packages.includes(head)) return [path]
  return [`packages/${head}/src/${rest.join('/')}`, `packages/${head}/${rest.join('/')}`]
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length
const blank = (found: string): string => found.replace(/[^\n]/g, ' ')

/** Examples between fences name things of a reader's own. */
const withoutExamples = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, blank)

export const brokenLinks = ({ path, text }: Page, project: Project): string[] =>
  [...withoutExamples(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .filter(([, target = '']) => !/^(https?:|mailto:|#)/.test(target))
    .filter(([, target = '']) => {
      const file = posix.join(posix.dirname(path), target.replace(/#.*$/, ''))
      return !project.has(file.replace(/\/$/, ''))
    })
    .map((match) => `${path}:${lineOf(text, match.index)} links to ${match[1]}, which is not there`)

const isPath = (text: string): boolean =>
  !text.includes('NNNN') && /^[\w.@-]+(\/[\w.@:-]+)+\/?$/.test(text) && heads.has(text.split('/')[0] ?? '')
const isFileName = (text: string): boolean => /^[\w.-]+\.(tsx?|mjs|css|yaml|service)$/.test(text)

const isThere = (text: string, project: Project): boolean =>
  isPath(text)
    ? places(text.replace(/\/$/, '')).some((path) => project.has(path))
    : project.hasName(posix.basename(text))

/** Files named between backticks; names with a gap to fill (`<area>.tables.ts`) mean many. */
export const missingFiles = ({ path, text }: Page, project: Project): string[] =>
  [...withoutExamples(text).matchAll(/`([^`\n]+)`/g)]
    .filter(([, text = '']) => isPath(text) || isFileName(text))
    .filter(([, text = '']) => !isThere(text, project))
    .map((match) => `${path}:${lineOf(text, match.index)} names ${match[1]}, which is not there`)

/** Every row of the spec map is built, and names its files, and its tests or that it has none. */
export const unfoundedRows = ({ path, text }: Page): string[] =>
  text.split('\n').flatMap((line, at) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const isRow = cells.length > 5 && !/^[\s|:-]+$/.test(line) && cells.at(-2) !== 'state'
    if (!isRow) return []
    const [tests = '', state = ''] = cells.slice(-3)
    const files = cells.at(-4) ?? ''
    const where = `${path}:${at + 1}`
    return [
      ...(state === 'built' ? [] : [`${where} has the state “${state}”; every row is built`]),
      ...(files.includes('`') ? [] : [`${where} names no file`]),
      ...(tests.includes('`') || tests === 'none' ? [] : [`${where} names no test`]),
    ]
  })

/** The map lists every call of the contract as built, by method and path. */
export const unlistedCalls = (
  { path, text }: Page,
  calls: readonly { method: string; path: string }[],
): string[] => {
  const listed = new Set(text.split('\n').flatMap((line) => /\| `([A-Z]+ \/[^`]+)`/.exec(line)?.[1] ?? []))
  const mounted = new Set(calls.map((call) => `${call.method} ${call.path}`))
  return [
    ...[...mounted.difference(listed)].map((call) => `${path} does not list ${call} as built`),
    ...[...listed.difference(mounted)].map((call) => `${path} lists ${call} as built; there is no such call`),
  ]
}

/** The list of decisions names each page there is. */
export const unlistedDecisions = ({ path, text }: Page, decisions: readonly string[]): string[] =>
  decisions.filter((file) => !text.includes(`](${file})`)).map((file) => `${path} does not list ${file}`)

/** Pages that are drawn from the code, and no longer say what it says. */
export const staleDrawings = (
  pages: readonly Page[],
  drawn: readonly (readonly [path: string, text: string])[],
): string[] =>
  drawn
    .filter(([path, text]) => pages.find((page) => page.path === path)?.text !== text)
    .map(([path]) => `${path} is out of date; run \`npm run docs:lifecycle\``)
