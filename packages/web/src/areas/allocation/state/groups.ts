import { isOpen, editedLine, type Batch, type Edits, type PendingEdit } from './edits.ts'

/** The lines of a change that wait, and those they wait for. */
const groupsIn = (edits: Edits): PendingEdit[][] => [
  ...Map.groupBy(
    [...edits.values()].filter((edit) => isOpen(edit)),
    ({ key }) => key,
  ).values(),
]

/** Changes whose decisions are all made: each is sent as one, based on the state of each line that the user saw last. */
export const readyIn = (edits: Edits): Omit<Batch, 'key'>[] =>
  groupsIn(edits)
    .filter((group) => group.every(({ state }) => state === 'held'))
    .map((group) => ({
      what: group[0]!.what,
      lines: group.map((edit) => editedLine(edit)),
      expectedSeq: group.reduce((least, { expectedSeq }) => Math.min(least, expectedSeq), Infinity),
    }))

/** A decision about lines that were not saved, one at a time. */
export interface Question {
  readonly edit: PendingEdit
  /** The lines the decision applies to: one line, or the whole change if it was refused as a whole. */
  readonly of: readonly PendingEdit[]
  /** All edits with the same question, of this change and others. */
  readonly alike: readonly PendingEdit[]
  /** Lines of the same change that are saved after the decision. */
  readonly onHold: readonly PendingEdit[]
}

/** The next decision: conflicts first; of the newest change, its first line. */
export function questionIn(edits: Edits): Question | undefined {
  const open = [...edits.values()].filter((edit) => isOpen(edit))
  const inState = (state: PendingEdit['state']) => open.filter((edit) => edit.state === state)
  const clashes = inState('clash')
  const alike = clashes.length > 0 ? clashes : inState('refused')
  const key = alike.at(-1)?.key
  const edit = alike.find((each) => each.key === key)
  if (!edit) return undefined
  const group = open.filter((each) => each.key === key)
  return {
    edit,
    alike,
    of: edit.whole ? group : [edit],
    onHold: group.filter(({ state }) => state === 'held'),
  }
}

/** Whether an edit has a valid value. */
export const canBeWritten = ({ size, note }: PendingEdit): boolean => size !== undefined || note !== undefined
