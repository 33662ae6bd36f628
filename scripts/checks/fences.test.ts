import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/root.ts'
import { circlesIn } from './circles.ts'
import { fences } from './fence-rules.ts'
import { breachesIn } from './fences.ts'
import { importsOf } from './imports.ts'

const area = (name: string, file = 'edit.ts', part = 'server') => `packages/${part}/src/areas/${name}/${file}`
const fencesBrokenBy = (path: string, text: string) => breachesIn([{ path, text }]).map(({ fence }) => fence)

/** For each fence: what it must catch, and beside it what it must let through. */
const cases: Record<string, { bites: [string, string][]; lets: [string, string][] }> = {
  packages: {
    bites: [
      ['packages/domain/src/kernel/x.ts', `import { call } from '@bookrunner/contract/kernel'`],
      ['packages/contract/src/kernel/x.ts', `import type { App } from '@bookrunner/server/app'`],
      ['packages/server/src/app.ts', `import x from '../../web/src/main.tsx'`],
      ['packages/web/src/main.tsx', `import { main } from '@bookrunner/server/main'`],
      ['packages/web/src/main.tsx', `const app = await import('../../server/src/app.ts')`],
      ['e2e/journeys/x.spec.ts', `import { may } from '@bookrunner/domain/access'`],
      [
        'e2e/journeys/x.spec.ts',
        `import { readSettings } from '../../packages/server/src/platform/settings.ts'`,
      ],
    ],
    lets: [
      ['packages/server/src/app.ts', `import { calls } from '@bookrunner/contract'`],
      ['packages/web/src/main.tsx', `import { may } from '@bookrunner/domain/access'`],
      ['e2e/journeys/x.spec.ts', `import { createClient } from '@bookrunner/contract'`],
      ['scripts/start.ts', `import { main } from '../packages/server/src/main.ts'`],
    ],
  },
  'front-door': {
    bites: [['packages/server/src/app.ts', `export * from '../../contract/src/kernel/call.ts'`]],
    lets: [['packages/server/src/app.ts', `export * from '@bookrunner/contract/kernel'`]],
  },
  leftwards: {
    bites: [
      [area('notices'), `import { deals } from '../deals/index.ts'`],
      [area('deals', 'x.ts', 'domain'), `import type { Order } from '../orders/index.ts'`],
      [area('users'), `import { signInWith } from '@bookrunner/contract/auth'`],
    ],
    lets: [
      [area('orders'), `import { deals } from '../deals/index.ts'`],
      [area('orders'), `import { ordersCalls } from '@bookrunner/contract/orders'`],
    ],
  },
  'index-only': {
    bites: [
      [area('orders'), `import { lock } from '../deals/deals.repo.ts'`],
      [area('orders', 'OrderTicket.tsx', 'web'), `import { DealTag } from '../deals/DealTag.tsx'`],
    ],
    lets: [
      [area('orders'), `import { lock } from './orders.repo.ts'`],
      [area('orders'), `import { lock } from '../deals/index.ts'`],
    ],
  },
  platform: {
    bites: [
      [
        'packages/server/src/platform/http/mount.ts',
        `import { notices } from '../../areas/notices/index.ts'`,
      ],
      ['packages/server/src/platform/db/tables.ts', `import { notices } from '../../areas/notices/index.ts'`],
      ['packages/contract/src/kernel/call.ts', `import { box } from '../areas/notices/index.ts'`],
      ['packages/web/src/shell/Header.tsx', `import { Bell } from '../areas/notices/index.ts'`],
      ['packages/domain/src/kernel/x.ts', `import { may } from '../areas/access/index.ts'`],
    ],
    lets: [
      ['packages/server/src/app.ts', `import { areas } from './areas/index.ts'`],
      [
        'packages/server/src/platform/db/tables.ts',
        `import type { NoticesTables } from '../../areas/notices/notices.tables.ts'`,
      ],
      ['packages/contract/src/calls.ts', `import { noticesCalls } from './areas/notices/index.ts'`],
      ['packages/web/src/routes.tsx', `const page = lazy(() => import('./areas/auth/LoginPage.tsx'))`],
    ],
  },
  layers: {
    bites: [
      ['packages/web/src/platform/api.ts', `import { Brand } from '../shell/layout/Brand.tsx'`],
      ['packages/web/src/kit/EmptyState.tsx', `import { Brand } from '../shell/layout/Brand.tsx'`],
      ['packages/web/src/platform/api.ts', `import { format } from '../kit/format.ts'`],
    ],
    lets: [
      ['packages/web/src/shell/Shell.tsx', `import { EmptyState } from '../kit/EmptyState.tsx'`],
      [area('auth', 'LoginPage.tsx', 'web'), `import { Brand } from '../../shell/layout/Brand.tsx'`],
    ],
  },
  sql: {
    bites: [
      [area('notices', 'read-notice.ts'), `import { sql } from 'kysely'`],
      [area('notices', 'read-notice.ts'), `import { query, type Db } from '../../platform/db/index.ts'`],
      [area('notices', 'read-notice.ts'), `import pg from 'pg'`],
      [area('notices', 'read-notice.ts'), `read(call, ({ db }) => db.selectFrom('notice').execute())`],
    ],
    lets: [
      [area('notices', 'inbox.repo.ts'), `import { sql } from 'kysely'`],
      [area('notices', 'notices.tables.ts'), `import type { Generated } from 'kysely'`],
      [
        area('notices', 'inbox.ts'),
        `import { sql } from 'kysely'\nexport const inbox: Aggregate<State> = {}`,
      ],
      [area('notices', 'read-notice.ts'), `import type { Db } from '../../platform/db/index.ts'`],
    ],
  },
  http: {
    bites: [[area('auth', 'login.ts'), `import type { FastifyReply } from 'fastify'`]],
    lets: [['packages/server/src/platform/http/app.ts', `import Fastify from 'fastify'`]],
  },
  documents: {
    bites: [
      [area('allocation', 'pack.ts'), `const { zip } = await import('@cj-tech-master/excelts/archive')`],
      [area('deals', 'log.ts'), `import { Workbook } from '@cj-tech-master/excelts'`],
      [
        'packages/server/src/platform/pdf/table.ts',
        `import type { PdfDocumentBuilder } from '@cj-tech-master/excelts/pdf'`,
      ],
    ],
    lets: [
      [
        'packages/server/src/platform/zip.ts',
        `const { zip } = await import('@cj-tech-master/excelts/archive')`,
      ],
      [area('deals', 'log.api.test.ts'), `import { Workbook } from '@cj-tech-master/excelts'`],
    ],
  },
  pure: {
    bites: [
      ['packages/domain/src/kernel/x.ts', `import { readFileSync } from 'node:fs'`],
      ['packages/domain/src/kernel/x.ts', `import pg from 'pg'`],
      ['packages/contract/src/kernel/x.ts', `import { Buffer } from 'node:buffer'`],
    ],
    lets: [
      ['packages/domain/src/kernel/amount.ts', `import { Decimal } from 'decimal.js'`],
      ['packages/domain/src/kernel/amount.test.ts', `import fc from 'fast-check'`],
      ['packages/contract/src/kernel/x.ts', `import { z } from 'zod'`],
    ],
  },
  browser: {
    bites: [['packages/web/src/kit/x.ts', `import { join } from 'node:path'`]],
    lets: [['packages/web/vite.config.ts', `import { join } from 'node:path'`]],
  },
}

describe('every fence', () => {
  it('has its cases here', () => {
    expect(Object.keys(cases)).toEqual(fences.map(({ name }) => name))
  })

  for (const [fence, { bites, lets }] of Object.entries(cases)) {
    it.each(bites)(`${fence} bites: %s %s`, (path, text) => {
      expect(fencesBrokenBy(path, text)).toContain(fence)
    })
    it.each(lets)(`${fence} lets through: %s %s`, (path, text) => {
      expect(fencesBrokenBy(path, text)).toEqual([])
    })
  }

  it('knows when a folder is no area', () => {
    expect(fencesBrokenBy(area('agency'), '')).toEqual(['areas'])
  })
})

describe('values compared as JSON', () => {
  const [file, test] = [area('orders'), area('orders', 'edit.test.ts')]
  const compared = [
    'const same = JSON.stringify(one) === JSON.stringify(other)',
    'if (JSON.stringify(before[field]) !== text) return',
    'const same = text === JSON.stringify(rulesOf(version))',
    'const same = JSON.stringify(sorted(one)) ===\n  JSON.stringify(sorted(other))',
  ]

  it.each(compared)('are found: %s', (text) => {
    expect(fencesBrokenBy(file, text)).toEqual(['same'])
    expect(fencesBrokenBy(test, text)).toEqual([])
    expect(fencesBrokenBy('packages/domain/src/kernel/same.ts', text)).toEqual([])
  })

  it.each(['const row = JSON.stringify(order)', '// JSON.stringify(one) === JSON.stringify(other)'])(
    'are not: %s',
    (text) => {
      expect(fencesBrokenBy(file, text)).toEqual([])
    },
  )
})

describe('a circle of imports', () => {
  const one = 'packages/domain/src/kernel/one.ts'
  const two = 'packages/domain/src/kernel/two.ts'
  const three = 'packages/domain/src/kernel/three.ts'
  const circles = (files: Record<string, string>) =>
    circlesIn(Object.entries(files).map(([path, text]) => ({ path, text })))

  it('is found where only types are imported, and through other files', () => {
    expect(
      circles({
        [one]: `import type { Two } from './two.ts'`,
        [two]: `export { three } from './three.ts'`,
        [three]: `import { type One, one } from './one.ts'`,
      }),
    ).toEqual([[one, three, two]])
  })

  it('is found between packages that name each other', () => {
    const index = 'packages/domain/src/kernel/index.ts'
    expect(
      circles({ [index]: `export * from './one.ts'`, [one]: `import '@bookrunner/domain/kernel'` }),
    ).toEqual([[index, one]])
  })

  it('is none where two files import a third, or one is imported on demand', () => {
    expect(
      circles({
        [one]: `import type { Three } from './three.ts'`,
        [two]: `import { three } from './three.ts'\nimport './one.ts'`,
        [three]: `const later = () => import('./two.ts')`,
      }),
    ).toEqual([])
  })
})

describe('the scan for imports', () => {
  it('finds every form, and nothing in comments or texts', () => {
    const text = `
      // import { a } from './comment.ts'
      /* export * from './comment.ts' */
      import './effect.ts'
      import type { B } from './types.ts'
      import D, {
        type E,
        F as G,
      } from "./names.ts"
      export { H } from './out.ts'
      const later = () => import('./later.ts')
      const text = 'import', also = ', export'
    `
    expect(importsOf({ path: 'x.ts', text }).map(({ specifier, line }) => [specifier, line])).toEqual([
      ['./effect.ts', 4],
      ['./types.ts', 5],
      ['./names.ts', 6],
      ['./out.ts', 10],
      ['./later.ts', 11],
    ])
    expect(importsOf({ path: 'x.ts', text })[1]?.typeOnly).toBe(true)
    expect(importsOf({ path: 'x.ts', text })[2]?.names).toEqual(['E', 'F'])
  })
})

/** `breach/` breaks every rule on purpose: this fails if a check stops finding a breach. */
describe('the deliberate breach', () => {
  const run = promisify(execFile)
  const fails = async (script: string, ...args: string[]) =>
    run(process.execPath, [script, ...args], { cwd: root }).then(
      () => expect.fail('the breach went unseen'),
      (ended: unknown) => (ended as { stdout: string }).stdout,
    )

  it('is found by the fences', async () => {
    const output = await fails('scripts/checks/fences.ts', 'scripts/checks/breach')
    for (const fence of ['packages', 'leftwards', 'pure', 'circles', 'same'])
      expect(output).toContain(`[${fence}]`)
  })

  it('is found by the linter: no clock, no chance, no binary fractions, no loose promise', async () => {
    const output = await fails('node_modules/oxlint/bin/oxlint', '-f', 'unix', 'scripts/checks/breach')
    const expected = ["'Date'", "'process'", 'Temporal.Now', 'Math.random', 'Number.parseFloat']
    for (const what of [...expected, 'no-floating-promises']) expect(output).toContain(what)
    // The linter reads types, and `npm test` runs `check` at the same time.
  }, 60_000)
})
