// The texts that the specification prescribes (§2, §5, §8), copied from it by hand: each is in the product letter by
// letter, and a screen or a refusal says it.
import { describe, expect, it } from 'vitest'
import { authTexts } from '../../packages/contract/src/areas/auth/texts.ts'
import type { Reason } from '../../packages/contract/src/kernel/errors.ts'
import { reasonTexts } from '../../packages/contract/src/text/index.ts'
import type { SourceFile } from './imports.ts'
import { readSources } from './sources.ts'
import { loadWordings } from './text-books.ts'

const sources = await readSources()

const refusals: readonly (readonly [text: string, reason: Reason])[] = [
  [
    'enter new password (12+ chars with upper/lower case, digits and special characters)',
    'auth.password-weak',
  ],
  ['Email format error', 'field.email'],
  ['phone format error', 'phone.format'],
  ['Data to be merged must be 2 or more!', 'merge.too-few'],
  ['No data changes!', 'write.no-changes'],
  ['test price must be set before pushing', 'deal.test-price-missing'],
  ['The selected roles cannot exist at the same time', 'deal.roles-together'],
  ['Login has expired, please log in again', 'session.expired'],
  ['merge data error, please choose again', 'merge.wrong-choice'],
]

/** The tables of texts by the name under which screens use them, and where they are. */
const tables = {
  authText: 'auth/text.ts',
  bookText: 'book/text.ts',
  detailText: 'book/detail/text.ts',
  movesText: 'deals/moves/text.ts',
  ticketText: 'orders/ticket/text.ts',
  usersText: 'auth/users/text.ts',
  authTexts: 'contract',
} as const satisfies Record<string, string>
type Table = keyof typeof tables

const pathOf = (table: Table): string => `packages/web/src/areas/${tables[table]}`
const paths = new Set((Object.keys(tables) as Table[]).map(pathOf))
const wordings = await loadWordings(sources.filter(({ path }) => paths.has(path)))

const textAt = (table: Table, key: string): string | undefined =>
  table === 'authTexts'
    ? authTexts[key as keyof typeof authTexts].US
    : wordings.find(({ path, names }) => path === pathOf(table) && names.join() === key)?.texts.US

const onScreens: readonly (readonly [text: string, table: Table, key: string])[] = [
  ['Are you sure you want to abort?', 'movesText', 'abort.title'],
  ['test price must be set before pushing', 'movesText', 'pushTest.missing'],
  ['No data changes!', 'movesText', 'times.same'],
  ['No data changes!', 'ticketText', 'do.unchanged'],
  ['No data changes!', 'bookText', 'edit.same'],
  ['No data changes!', 'detailText', 'same'],
  [
    'enter new password (12+ chars with upper/lower case, digits and special characters)',
    'authTexts',
    'passwordRule',
  ],
  ['passwords do not match', 'authTexts', 'passwordMismatch'],
  ['password cannot be empty', 'authTexts', 'passwordEmpty'],
  ['modification successful', 'authTexts', 'passwordChanged'],
  ['exit failed', 'authTexts', 'exitFailed'],
  ['Email format error', 'authText', 'account.format'],
  ['Email format error', 'usersText', 'account.format'],
]

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing(\/|\.ts)/.test(path)

/** The files that give a reason, not those that declare it or its text. */
const filesRefusing = (reason: string, files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^packages\/(domain|server)\/src\//.test(path) && !isTest(path))
    .filter(({ text }) => text.includes(`'${reason}'`))
    .map(({ path }) => path)

/** `'a.b'` or, put together, `` `a.${ ``. */
const quotes = (text: string, key: string): boolean =>
  text.includes(`'${key}'`) || (key.includes('.') && text.includes(`\`${key.split('.')[0]}.\${`))

/** The files of screens that use a text of a table, not those that make the table. */
const filesSaying = (table: string, key: string, files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith('packages/web/src/') && !isTest(path))
    .filter(({ text }) =>
      table === 'authTexts'
        ? text.includes(`authTexts.${key}`)
        : new RegExp(String.raw`\b${table}\b`).test(text) &&
          !text.includes(`${table} = defineText`) &&
          quotes(text, key),
    )
    .map(({ path }) => path)

describe('a text of the specification is in the product letter by letter', () => {
  it.each(refusals)('“%s” is the refusal %s', (text, reason) => {
    expect(reasonTexts.US[reason]).toBe(text)
    expect(filesRefusing(reason, sources)).not.toEqual([])
  })

  it.each(onScreens)('“%s” is %s %s', (text, table, key) => {
    expect(textAt(table, key)).toBe(text)
    expect(filesSaying(table, key, sources)).not.toEqual([])
  })
})

it('a row that nobody says is no use', () => {
  const files = [
    { path: 'packages/web/src/areas/x/text.ts', text: "export const xText = defineText('x', { 'a.b': [] })" },
    { path: 'packages/web/src/areas/x/X.tsx', text: "useText(xText)('a.c')" },
    { path: 'packages/web/src/areas/y/Y.tsx', text: "useText(yText)('a.b')" },
    { path: 'packages/web/src/areas/x/x.test.ts', text: "useText(xText)('a.b')" },
    { path: 'packages/contract/src/text/x.ts', text: "'x.wrong': ['No']" },
    { path: 'packages/server/src/areas/x/x.api.test.ts', text: "reason: 'x.wrong'" },
  ]
  expect(filesSaying('xText', 'a.b', files)).toEqual([])
  expect(filesRefusing('x.wrong', files)).toEqual([])
  const used = { path: 'packages/web/src/areas/x/Z.tsx', text: "useText(xText)('a.b')" }
  const refused = { path: 'packages/domain/src/areas/x/x.ts', text: "refuse('x.wrong')" }
  expect(filesSaying('xText', 'a.b', [used])).toEqual([used.path])
  expect(filesRefusing('x.wrong', [refused])).toEqual([refused.path])
})
