import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingsTable } from '../packages/server/src/platform/settings.ts'

const readme = new URL('../README.md', import.meta.url)

it.skipIf(!existsSync(readme))('the README lists every setting as the code has it', () => {
  const text = readFileSync(readme, 'utf8')
  const table = /<!-- settings -->\s*(.*?)\s*<!-- \/settings -->/s.exec(text)?.[1] ?? ''
  const rows = table.split('\n').slice(2)
  const listed = rows.map((row) => row.split('|').map((cell) => cell.trim()))
  const wanted = settingsTable.map(({ name, fallback, meaning }) => [
    '',
    `\`${name}\``,
    fallback,
    meaning,
    '',
  ])
  expect(listed).toEqual(wanted)
})
