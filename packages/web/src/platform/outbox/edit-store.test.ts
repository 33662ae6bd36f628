import { expect, it } from 'vitest'
import { sessionStore } from '../session.ts'
import { isRecord } from '../storage.ts'
import { readUnsaved, storeUnsaved } from '../unsaved.ts'
import { editStore } from './edit-store.ts'
import { inTab, signedIn, signIn } from './testing.ts'

inTab()

interface Cell {
  readonly id: string
  readonly state: 'open' | 'sending'
}
const cell = (id: string, state: Cell['state'] = 'open'): Cell => ({ id, state })
const mapOf = (...cells: Cell[]) => new Map(cells.map((each) => [each.id, each]))
const opened = () =>
  editStore<Cell>({
    name: 'cells',
    isOpen: ({ state }) => state === 'open',
    isEdit: (stored): stored is Cell => isRecord(stored) && typeof stored['id'] === 'string',
    cellOf: ({ id }) => id,
  })

it('keeps what waits for a decision through a reload, and nothing that is on its way', () => {
  opened().set(mapOf(cell('a'), cell('b', 'sending'), cell('c')))
  expect([...opened().get()]).toEqual([
    ['a', cell('a')],
    ['c', cell('c')],
  ])
})

it('forgets a cell with its decision', () => {
  opened().set(mapOf(cell('a')))
  opened().set(mapOf(cell('a', 'sending')))
  expect(readUnsaved('cells')).toBeUndefined()
  expect(opened().get().size).toBe(0)
})

it('drops what another version of the program stored', () => {
  storeUnsaved('cells', [{ id: 7, state: 'open' }, cell('a'), cell('b', 'sending')])
  expect([...opened().get().keys()]).toEqual(['a'])
})

it('keeps what the end of the session left open, for the user who typed it', () => {
  storeUnsaved('draft', 'typed')
  const edits = opened()
  sessionStore.set(undefined)
  edits.set(mapOf(cell('a')))
  signIn(signedIn.userId)
  expect([...opened().get().keys()]).toEqual(['a'])
})

it('never shows it to the next user of the tab', () => {
  const edits = opened()
  signIn('usr_other')
  edits.set(mapOf(cell('a')))
  expect(opened().get().size).toBe(0)
})
