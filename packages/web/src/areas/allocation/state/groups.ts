import { isOpen, editedLine, type Batch, type Edits, type PendingEdit } from './edits.ts'

/** Lines of one change that wait, with those they wait for. */
const groupsIn = (edits: Edits): PendingEdit[][] => [
  ...Map.groupBy(
    [...edits.values()].filter((edit) => isOpen(edit)),
    ({ key }) => key,
  ).values(),
]

/** Changes of which everything that was asked is answered: each goes out as one, over what was seen of each line. */
export const readyIn = (edits: Edits): Omit<Batch, 'key'>[] =>
  groupsIn(edits)
    .filter((group) => group.every(({ state }) => state === 'held'))
    .map((group) => ({
      what: group[0]!.what,
      lines: group.map((edit) => editedLine(edit)),
      expectedSeq: group.reduce((least, { expectedSeq }) => Math.min(least, expectedSeq), Infinity),
    }))

/** What is asked about lines that were not taken, one at a time. */
export interface Question {
  readonly edit: PendingEdit
  /** What an answer is about: that line, or all of its change where that was refused as a whole. */
  readonly of: readonly PendingEdit[]
  /** Everything that is asked likewise, of this change and of others. */
  readonly alike: readonly PendingEdit[]
  /** Lines of the same change that are written once it is answered. */
  readonly held: readonly PendingEdit[]
}

/** Clashes first; of the newest change, its first line. */
export function questionIn(edits: Edits): Question | undefined {
  const open = [...edits.values()].filter((edit) => isOpen(edit))
  const asked = (state: PendingEdit['state']) => open.filter((edit) => edit.state === state)
  const clashes = asked('clash')
  const alike = clashes.length > 0 ? clashes : asked('refused')
  const key = alike.at(-1)?.key
  const edit = alike.find((each) => each.key === key)
  if (!edit) return undefined
  const group = open.filter((each) => each.key === key)
  return {
    edit,
    alike,
    of: edit.whole ? group : [edit],
    held: group.filter(({ state }) => state === 'held'),
  }
}

/** There is something in it that can be written at all. */
export const canBeWritten = ({ size, note }: PendingEdit): boolean => size !== undefined || note !== undefined
