import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingsTable } from '../packages/server/src/platform/settings.ts'

const readme = new URL('../README.md', import.meta.url)

it.skipIf(!existsSync(readme))('the README lists every setting as the code has it', () => {
  const rows = settingsTable.map(
    ({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning} |`,
  )
  const table = ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
  const text = readFileSync(readme, 'utf8')
  const listed = /<!-- settings -->\s*(.*?)\s*<!-- \/settings -->/s.exec(text)?.[1]
  expect(listed?.replace(/ *\| */g, '|')).toBe(table.replace(/ *\| */g, '|'))
})
