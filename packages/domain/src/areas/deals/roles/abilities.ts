import { mayUse, type FunctionKey, type Permission, type Rights } from '../../access/index.ts'
import type { Terms } from '../terms.ts'
import type { BookType, DealAction, DealMove, DealScope } from '../choices.ts'
import { dealActions } from '../choices.ts'
import { dealColumns, type DealColumn, type DealRole } from './deal-role.ts'

/** `asBook`: on all orders or on those it leads, as the book's type has it. */
export type MatrixCell = DealScope | 'asBook'

const [none, totals, own, all, asBook] = ['none', 'totals', 'own', 'all', 'asBook'] as const

/**
 * Which deal-level role may do what, and on which orders. OC includes JGC, JLM includes JBR.
 * Drawn into docs/deal-roles.md from here.
 */
const cells: Record<
  DealAction,
  readonly [MatrixCell, MatrixCell, MatrixCell, MatrixCell, MatrixCell, MatrixCell]
> = {
  read: [all, all, all, all, all, all],
  editDraft: [all, all, none, none, none, none],
  editTerms: [none, all, none, none, none, none],
  run: [none, all, none, none, none, none],
  readBook: [none, all, asBook, asBook, totals, all],
  enterOrder: [none, all, own, none, none, none],
  mergeOrders: [none, all, none, none, none, none],
  readPrivateComments: [none, all, asBook, asBook, none, none],
  writePrivateComments: [none, all, asBook, none, none, none],
  allocate: [none, all, none, none, none, none],
  reviewAllocation: [none, all, own, all, none, all],
  signOff: [none, none, none, none, none, all],
  confirm: [none, all, own, none, none, none],
  settle: [none, all, own, all, none, none],
  export: [none, all, own, all, none, totals],
  readLog: [all, all, none, none, none, none],
}

export const matrixCell = (action: DealAction, column: DealColumn): MatrixCell =>
  cells[action][dealColumns.indexOf(column)] ?? none

/** What a manager who is no lead sees of a book: its own orders and the totals, or every order. */
export const bookScopes: Record<BookType, Extract<DealScope, 'own' | 'all'>> = {
  pot: all,
  soleUndisclosed: own,
  soleDisclosed: all,
  soleSyndicate: all,
}

const [board, mine] = ['board_order_book', 'mydeal_order_book'] as const
type Key = Permission | FunctionKey

/** The permission an action takes besides the role in the deal: one of these, the platform's or the own deals'. */
export const actionKeys: Record<DealAction, readonly Key[]> = {
  read: ['dealboard', 'my_deal'],
  editDraft: ['board_new_deal|save', 'mydeal_new_deal|save'],
  editTerms: ['board_new_deal|save', 'mydeal_new_deal|save'],
  run: [`${board}|run`, `${mine}|run`],
  readBook: [board, mine],
  enterOrder: [`${board}|edit`, `${mine}|edit`],
  mergeOrders: [`${board}|merge`, `${mine}|merge`],
  readPrivateComments: [board, mine],
  writePrivateComments: [`${board}|edit`, `${mine}|edit`],
  allocate: ['board_order_assign|edit', 'mydeal_order_assign|edit'],
  // An issuer's people hold a viewer's permissions: what they review and sign off they see.
  reviewAllocation: [board, mine],
  signOff: [board, mine],
  confirm: ['board_order_assign|confirm', 'mydeal_order_assign|confirm'],
  settle: ['board_order_assign', 'mydeal_order_assign'],
  export: [`${board}|export`, `${mine}|export`],
  readLog: ['dealboard', 'my_deal'],
}

const rank: Record<DealScope, number> = { none: 0, totals: 1, own: 2, all: 3 }
const wider = (one: DealScope, other: DealScope): DealScope => (rank[other] > rank[one] ? other : one)

const scopeIn = (action: DealAction, role: DealRole, bookType: BookType): DealScope => {
  if (role.everything) return all
  if (action === 'read' && role.board) return all
  return role.columns
    .map((column) => matrixCell(action, column))
    .map((cell) => (cell === asBook ? bookScopes[bookType] : cell))
    .reduce<DealScope>(wider, none)
}

const holds = (rights: Rights, keys: readonly Key[]): boolean => keys.some((key) => mayUse(rights, key))

/**
 * Figures and charts are what the page shows, so an issuer's people, who hold a viewer's permissions, take them out with
 * the page's own; orders take the export's.
 */
const withoutKey = (action: DealAction, { rights, columns }: DealRole): DealScope =>
  action === 'export' &&
  holds(rights, actionKeys.readBook) &&
  columns.some((column) => matrixCell(action, column) === totals)
    ? totals
    : none

export type Abilities = Record<DealAction, DealScope>

/** The abilities of a user in a deal: those of the deal-level role, limited by the user's permissions. */
export const abilitiesIn = (role: DealRole, { bookType }: Pick<Terms, 'bookType'>): Abilities =>
  Object.fromEntries(
    dealActions.map((action) => [
      action,
      holds(role.rights, actionKeys[action]) ? scopeIn(action, role, bookType) : withoutKey(action, role),
    ]),
  ) as Abilities

const submitKeys: readonly Key[] = ['board_new_deal|submit', 'mydeal_new_deal|submit']
const abortKeys: readonly Key[] = ['dealboard|abort', 'my_deal|abort']

/** Which role's say a move is, and with which permission. */
const moveNeeds = (move: DealMove): { action: DealAction; keys: readonly Key[] } => {
  if (move === 'submit') return { action: 'editDraft', keys: submitKeys }
  if (move === 'abort') return { action: 'run', keys: abortKeys }
  return { action: 'run', keys: actionKeys.run }
}

/** May somebody make this move at all; whether the deal is where it can be made is the lifecycle's say. */
export const mayMove = (role: DealRole, move: DealMove, terms: Pick<Terms, 'bookType'>): boolean => {
  const { action, keys } = moveNeeds(move)
  return holds(role.rights, keys) && scopeIn(action, role, terms.bookType) === all
}
