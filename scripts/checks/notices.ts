// Does THIRD-PARTY-NOTICES.md name what the lockfile names? `node scripts/checks/notices.ts`
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLines } from '../lib/notices-page.ts'
import { productionPackages } from '../lib/production-packages.ts'
import { root } from '../lib/root.ts'
import { report } from './report.ts'

const page = readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')
const listed = new Set(page.split('\n').filter((line) => /^- \S+ \d\S*: /.test(line)))
const required = new Set(listLines(productionPackages()))

const complaints = [
  ...[...required.difference(listed)].map((line) => `missing: ${line}`),
  ...[...listed.difference(required)].map((line) => `no longer used: ${line}`),
]
report(complaints.length > 0 ? [...complaints, 'Run `node scripts/notices.ts`.'] : [])
