// Do the documents speak of what is there? `node scripts/checks/docs.ts`
import { glob, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { calls } from '../../packages/contract/src/calls.ts'
import { listCalls } from '../../packages/contract/src/kernel/index.ts'
import { drawnPages } from '../lib/drawn-pages.ts'
import { root } from '../lib/root.ts'
import {
  brokenLinks,
  missingFiles,
  staleDrawings,
  unfoundedRows,
  unlistedCalls,
  unlistedDecisions,
  type Page,
} from './doc-rules.ts'
import { report } from './report.ts'

const left = /(^|\/)(node_modules|dist|data|\.git|\.cache|test-results|playwright-report)(\/|$)/
const generated = 'THIRD-PARTY-NOTICES.md'

const all: string[] = []
for await (const path of glob('**/*.*', { cwd: root, exclude: (name) => left.test(name) }))
  all.push(path.replaceAll('\\', '/'))
const names = new Set(all.map((path) => posix.basename(path)))
const project = {
  has: (path: string) => existsSync(join(root, path)),
  hasName: (name: string) => names.has(name),
}

const pages: Page[] = await Promise.all(
  all
    .filter((path) => path.endsWith('.md') && path !== generated)
    .toSorted()
    .map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
)
const decisions = all.filter((path) => /^docs\/decisions\/\d/.test(path)).map((path) => posix.basename(path))
const index = pages.find(({ path }) => path === 'docs/decisions/README.md')
const specMap = pages.find(({ path }) => path === 'docs/spec-map.md')

report([
  ...pages.flatMap((page) => [...brokenLinks(page, project), ...missingFiles(page, project)]),
  ...staleDrawings(pages, drawnPages()),
  ...(index ? unlistedDecisions(index, decisions) : []),
  ...(specMap ? [...unfoundedRows(specMap), ...unlistedCalls(specMap, listCalls(calls))] : []),
])
