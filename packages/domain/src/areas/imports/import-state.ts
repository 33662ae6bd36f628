import type { Tier } from '../access/index.ts'
import { refuse, targetsOf, type Machine, type Refusal } from '../../kernel/index.ts'

/** What is imported from a file. */
export const importKinds = ['institutions', 'contacts', 'loans', 'loanPrices'] as const
export type ImportKindName = (typeof importKinds)[number]

/**
 * A file is checked row by row, waits as checked until somebody adds its rows, and then all rows are added in one
 * transaction, or none.
 */
export const importStates = ['checking', 'checked', 'adding', 'added', 'cancelled', 'failed'] as const
export type ImportState = (typeof importStates)[number]
export type ImportMove = 'endCheck' | 'add' | 'checkAgain' | 'endAdd' | 'cancel' | 'fail'

export const importMachine: Machine<ImportState, ImportMove> = {
  states: importStates,
  starts: ['checking'],
  finals: ['added', 'cancelled', 'failed'],
  moves: [
    { from: 'checking', move: 'endCheck', to: 'checked' },
    // What the rows were compared with has changed since: they are checked again.
    { from: 'adding', move: 'checkAgain', to: 'checking' },
    { from: 'checked', move: 'add', to: 'adding' },
    { from: 'adding', move: 'endAdd', to: 'added' },
    { from: 'checking', move: 'cancel', to: 'cancelled' },
    { from: 'checked', move: 'cancel', to: 'cancelled' },
    { from: 'adding', move: 'cancel', to: 'cancelled' },
    { from: 'checking', move: 'fail', to: 'failed' },
    { from: 'adding', move: 'fail', to: 'failed' },
  ],
}

export const isOpenImport = (state: ImportState): boolean => !importMachine.finals.includes(state)

const may = (state: ImportState, move: ImportMove): boolean =>
  targetsOf(importMachine, state, move).length > 0

export interface ImportFacts {
  state: ImportState
  rows: number
  wrong: number
}

/** All rows or none: one wrong row stops the import. */
export function addImport({
  state,
  rows,
  wrong,
}: ImportFacts): true | Refusal<'import.not-checked' | 'import.over' | 'import.rows-wrong'> {
  if (state === 'checking') return refuse('import.not-checked')
  if (!may(state, 'add')) return refuse('import.over')
  return wrong === 0 ? true : refuse('import.rows-wrong', { wrong, count: rows })
}

/** Until the transaction that adds the rows, everything can be taken back. */
export function cancelImport({ state }: Pick<ImportFacts, 'state'>): true | Refusal<'import.over'> {
  return may(state, 'cancel') ? true : refuse('import.over')
}

/** Its author follows an import, and the administrators of the whole platform. */
export function maySeeImport(by: { userId: string; tier: Tier }, authorId: string): boolean {
  return by.userId === authorId || by.tier === 'tier1' || by.tier === 'tier4'
}

/** Checked files that nobody added yet; each has up to 20,000 rows in the database. */
export const mostOpenImports = 5

/** A checked file is compared with the system of that day, so it does not wait for ever. */
export const openImportDays = 7
