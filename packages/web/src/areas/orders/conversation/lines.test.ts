import { expect, it } from 'vitest'
import { linesIn, versionsIn } from './lines.ts'

const entry = (line: number, comment: string | null, ...fields: string[]) => ({
  line,
  changes: fields.map((field) => ({ field })),
  order: { comment, stage: 'live' },
})
const list = [
  entry(0, 'Thanks', 'orderLevels'),
  entry(1, 'Thanks', 'comment'),
  entry(0, 'For two funds', 'comment', 'minSize'),
  entry(0, null, 'orderLevels'),
]

it('the conversation has each text that was added, oldest first, whether with an edit or alone', () => {
  expect(linesIn(list).map(({ order }) => order.comment)).toEqual(['For two funds', 'Thanks'])
})

it('texts of a draft are no lines, but the one that it was submitted with', () => {
  const draft = (comment: string) => ({ ...entry(0, comment, 'comment'), order: { comment, stage: 'draft' } })
  const submitted = entry(0, 'For two funds', 'comment', 'stage')
  expect(linesIn([submitted, draft('For two funds'), draft('For one fund?')])).toEqual([submitted])
})

it('versions are all but comments alone', () => {
  expect(versionsIn(list)).toEqual([list[0], list[2], list[3]])
})
