import { expect, it } from 'vitest'
import { linesIn, versionsIn } from './lines.ts'

const entry = (line: number, comment: string | null, ...fields: string[]) => ({
  line,
  changes: fields.map((field) => ({ field })),
  order: { comment },
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

it('versions are all but comments alone', () => {
  expect(versionsIn(list)).toEqual([list[0], list[2], list[3]])
})
