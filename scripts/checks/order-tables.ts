// Who may name the tables of orders and of their confirmations, which are complete only together (decision 146).
import { withoutComments, type SourceFile } from './imports.ts'
import { locationOf } from './location.ts'

const areas = 'packages/server/src/areas/'

/** The files that may, and why a view is not enough for each. */
export const mayNameOrderTables: Readonly<Record<string, string>> = {
  [`${areas}orders/ledger/order-load.repo.ts`]: 'locks rows, which a view with confirmations cannot',
  [`${areas}orders/ledger/order-save.repo.ts`]: 'writes orders and versions',
  [`${areas}orders/absorb/move.repo.ts`]: 'writes the investor of merged institutions',
  [`${areas}allocation/confirmation-save.repo.ts`]: 'writes confirmations',
  [`${areas}allocation/alloc-load.repo.ts`]:
    'asks indexes for the last numbers, and reads no more facts of a confirmation than the next one needs',
  [`${areas}book/state/state.repo.ts`]:
    'finds what changed since a number by the indexes of rows and of writes',
  [`${areas}book/moves.repo.ts`]: 'finds what changed since a number by the indexes of rows and of writes',
}

/** Each table, and what to name instead. */
const instead: Readonly<Record<string, string>> = {
  deal_order: 'order_now, or order_head for what no confirmation changes',
  order_version: 'order_versioned',
  confirmed_order: 'order_now, order_versioned or alloc_confirmed',
  confirmed_write: 'order_now, order_versioned or alloc_confirmed',
  alloc_confirmation: 'alloc_confirmed',
  alloc_confirmed_facts: 'alloc_confirmed',
}

const named = new RegExp(`\\b(?:${Object.keys(instead).join('|')})\\b`, 'gi')

/** Migrations make the tables, `*.tables.ts` has their types, and tests look at what is stored. */
const isFree = ({ path }: SourceFile): boolean => {
  const { part, test } = locationOf(path)
  return part !== 'server' || test || /^packages\/server\/migrations\/|\.tables\.ts$/.test(path)
}

/** Every place where a file names one of these tables. */
export const orderTablesIn = (source: SourceFile): { line: number; message: string }[] => {
  const code = withoutComments(source.text)
  return [...code.matchAll(named)].map(({ 0: name, index }) => ({
    line: code.slice(0, index).split('\n').length,
    message: `${name} alone lacks what was confirmed: use ${instead[name.toLowerCase()]} (decision 146; who may name it: scripts/checks/order-tables.ts)`,
  }))
}

export const forbiddenOrderTables = (source: SourceFile): { line: number; message: string }[] =>
  isFree(source) || source.path in mayNameOrderTables ? [] : orderTablesIn(source)
