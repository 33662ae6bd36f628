import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoLogins, demoPassword } from '../packages/server/seeds/demo-world/people.ts'
import { settingsTable } from '../packages/server/src/platform/settings.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The cells of the table between `<!-- name -->` and `<!-- /name -->`, without its two head lines. */
function tableOf(name: string): string[][] {
  const [, text = ''] = readme.split(new RegExp(`<!-- /?${name} -->`))
  const rows = text.trim().split('\n').slice(2)
  return rows.map((row) => row.split('|').map((cell) => cell.trim()))
}

it('lists every setting as the code has it', () => {
  const expected = settingsTable.map(({ name, fallback, meaning }) => [
    '',
    `\`${name}\``,
    fallback,
    meaning,
    '',
  ])
  expect(tableOf('settings')).toEqual(expected)
})

it('lists the log-ins the demo world has', () => {
  const expected = demoLogins.map(({ account, sees }) => ['', `\`${account}\``, sees, ''])
  expect(tableOf('demo log-ins')).toEqual(expected)
  expect(readme).toContain(`\`${demoPassword}\``)
})
