import {
  actionKeys,
  bookScopes,
  bookTypes,
  dealActions,
  dealColumns,
  exclusiveRoles,
  matrixCell,
  namesFor,
  type BookType,
  type DealAction,
  type DealColumn,
  type MatrixCell,
  type NameSight,
} from '../../packages/domain/src/areas/deals/index.ts'
import { fromCode, table } from './page.ts'

const titles: Record<DealColumn, string> = {
  CREATOR: 'CREATOR',
  OC: 'OC, JGC',
  JLM: 'JLM/JBR',
  BND: 'B&D',
  VIEW: 'VIEW',
  ISSUER: 'ISSUER',
}
const actions: Record<DealAction, string> = {
  read: 'read terms, documents, status',
  editDraft: 'edit a draft; submit it',
  editTerms: 'edit terms after submit',
  run: 'guidance, test, FPG, end, price, reopen, abort, close times',
  readBook: 'read the book',
  enterOrder: 'enter or edit an order for an investor',
  mergeOrders: 'merge and split; resolve duplicates',
  readPrivateComments: 'read private comments',
  writePrivateComments: 'write private comments',
  allocate: 'allocate, save versions, launch',
  reviewAllocation: 'review a launched allocation',
  signOff: 'sign an allocation off',
  confirm: 'confirm per investor',
  settle: 'settlement and hedge lists',
  export: 'export book or allocation',
  readLog: 'deal log, audit pack',
}
const cells: Record<MatrixCell, string> = {
  none: '–',
  totals: 'totals',
  own: 'own',
  all: 'all',
  asBook: 'by book',
}
const books: Record<BookType, string> = {
  pot: 'pot',
  soleUndisclosed: 'sole undisclosed',
  soleDisclosed: 'sole disclosed',
  soleSyndicate: 'sole syndicate members',
}
const names: Record<NameSight, string> = { all: 'all', notX: 'all but X-orders', masked: 'aliases' }
const roleNames = { OC: 'OC', JGC: 'JGC', JLM: 'JLM', JBR: 'JBR', BND: 'B&D', VIEW: 'VIEW' } as const

const namesShown = (column: DealColumn, book: BookType): string => {
  const [on, off] = [namesFor(column, book, true), namesFor(column, book, false)]
  return on === off ? names[on] : `${names[on]}; ${names[off]} if the desk hides names`
}

/** docs/deal-roles.md */
export const rolesPage = (): string =>
  [
    '# Who may do what to a deal',
    '',
    fromCode('packages/domain/src/areas/deals/roles/abilities.ts'),
    '',
    'A house has a role, and its people act in it; CREATOR is one person. `own`: only orders the house leads. `totals`: sums',
    'and charts only. A person in several columns has the widest of them. An action also requires one of the permissions',
    'in the last column. A super administrator may do everything, a system administrator nothing. Reasons:',
    '[047](decisions/047-deal-roles.md).',
    '',
    ...table(
      ['action', ...dealColumns.map((column) => titles[column]), 'and one of'],
      dealActions.map((action) => [
        actions[action],
        ...dealColumns.map((column) => cells[matrixCell(action, column)]),
        actionKeys[action].map((key) => `\`${key.replace('|', '\\|')}\``).join(', '),
      ]),
    ),
    '',
    '## By book',
    '',
    ...table(
      [
        'book type',
        'orders a book manager sees',
        ...(['ISSUER', 'JLM', 'VIEW'] as const).map((each) => `names ${titles[each]} sees`),
      ],
      bookTypes.map((book) => [
        books[book],
        bookScopes[book] === 'own' ? 'its own, and totals' : 'all',
        ...(['ISSUER', 'JLM', 'VIEW'] as const).map((column) => namesShown(column, book)),
      ]),
    ),
    '',
    '## Roles that exclude each other',
    '',
    'Passive bookrunners and co-managers have no other role, take no orders, and have the rights of VIEW.',
    `One bank cannot have both ${exclusiveRoles.map(([one, other]) => `${roleNames[one]} and ${roleNames[other]}`).join(', or ')}. VIEW`,
    'requires JLM or JBR, B&D requires another role, and only one bank has B&D. Each bank has one row in the syndicate.',
    '',
  ].join('\n')
