import { describe, expect, it } from 'vitest'
import {
  brokenLinks,
  missingFiles,
  staleDrawings,
  unfoundedRows,
  unlistedCalls,
  unlistedDecisions,
} from './doc-rules.ts'

const files = [
  'docs/runbook.md',
  'docs/decisions',
  'packages/server/src/areas/notices/inbox.ts',
  'packages/server/seeds',
]
const project = {
  has: (path: string) => files.includes(path),
  hasName: (name: string) => files.some((file) => file.endsWith(`/${name}`)),
}
const page = (text: string, path = 'docs/page.md') => ({ path, text })

describe('links', () => {
  it('lead somewhere', () => {
    const text = '[a](runbook.md#kill) [b](decisions/) [c](https://nodejs.org) [d](#here)'
    expect(brokenLinks(page(text), project)).toEqual([])
  })

  it('that lead nowhere are reported with their line', () => {
    expect(brokenLinks(page('one\n![two](images/no.png)'), project)).toEqual([
      'docs/page.md:2 links to images/no.png, which is not there',
    ])
  })
})

describe('files', () => {
  it('are found by their short names, and names with a gap are left alone', () => {
    const text =
      '`server/areas/notices/inbox.ts` `server/seeds` `inbox.ts` `<area>.tables.ts` `*.repo.ts` `GET /x/y`'
    expect(missingFiles(page(text), project)).toEqual([])
  })

  it('that no longer exist are reported', () => {
    const text = '`server/areas/notices/outbox.ts` and `outbox.ts`\n```\n`domain/of/an/example.ts`\n```'
    expect(missingFiles(page(text), project)).toHaveLength(2)
  })
})

describe('the spec map', () => {
  const row = (cells: string) =>
    page(`| §1 | what | files | tests | state |\n| - | - | - | - | - |\n${cells}`)

  it('takes rows with files and tests', () => {
    expect(unfoundedRows(row('| §1 | a | `a.ts` | `a.test.ts` | built |'))).toEqual([])
    expect(unfoundedRows(row('| §1 | a\\|b | `a.ts` | none | built |'))).toEqual([])
  })

  it.each([
    ['| §1 | a | `a.ts` | – | built |', 'names no test'],
    ['| §1 | a | – | `a.test.ts` | built |', 'names no file'],
    ['| §1 | a | `a.ts` | `a.test.ts` | partly |', 'has the state “partly”; every row is built'],
  ])('refuses %s', (cells, complaint) => {
    expect(unfoundedRows(row(cells))).toEqual([`docs/page.md:3 ${complaint}`])
  })

  it('lists every call there is, and none as built that is not', () => {
    const text =
      '| `GET /menu/list` | a | `a.ts` | `t.ts` | built |\n| the roles | a | `b.ts` | none | built |'
    const calls = [
      { method: 'GET', path: '/menu/list' },
      { method: 'POST', path: '/menu/add' },
    ]
    expect(unlistedCalls(page(text), calls)).toEqual(['docs/page.md does not list POST /menu/add as built'])
    expect(unlistedCalls(page(text), [])).toEqual([
      'docs/page.md lists GET /menu/list as built; there is no such call',
    ])
  })
})

it('the list of decisions is whole', () => {
  const list = page('- [001](001-one.md) One', 'docs/decisions/README.md')
  expect(unlistedDecisions(list, ['001-one.md', '002-two.md'])).toEqual([
    'docs/decisions/README.md does not list 002-two.md',
  ])
})

describe('pages drawn from the code', () => {
  it('are as they would be drawn now', () => {
    const drawn = [['docs/page.md', 'as drawn']] as const
    expect(staleDrawings([page('as drawn')], drawn)).toEqual([])
    for (const pages of [[page('as drawn before')], []])
      expect(staleDrawings(pages, drawn)).toEqual([
        'docs/page.md is out of date; run `npm run docs:lifecycle`',
      ])
  })
})
