import {
  orderActions,
  orderPhases,
  sides,
  permissionIn,
  type OrderAction,
  type Side,
  type OrderPermission,
} from '../../packages/domain/src/areas/orders/index.ts'
import { fromCode, table } from './page.ts'

const titles: Record<Side, string> = {
  investor: 'What an investor may do',
  desk: 'What a desk may do for an investor',
}
const actions: Record<OrderAction, string> = {
  saveDraft: 'save a draft',
  submit: 'submit',
  edit: 'edit',
  withdraw: 'withdraw',
  answerTest: 'answer a test',
  answerFpg: 'answer FPG',
  accept: 'accept a conditional order',
}
const cells: Record<OrderPermission, string> = { yes: 'yes', reason: 'with a reason', no: '–' }

const windows = (side: Side): string[] => [
  `## ${titles[side]}`,
  '',
  ...table(
    ['action', ...orderPhases],
    orderActions.map((action) => [
      actions[action],
      ...orderPhases.map((phase) => cells[permissionIn(side, action, phase)]),
    ]),
  ),
  '',
]

/** docs/orders.md */
export const ordersPage = (): string =>
  [
    '# What may be done to an order, and when',
    '',
    fromCode('packages/domain/src/areas/orders/order-permissions-by-phase.ts'),
    '',
    'The columns group the phases of [the lifecycle](lifecycle.md); the database’s clock decides. `intentions` is a test of a',
    'draft deal. A draft order can be deleted in every phase. Reasons: [057](decisions/057-orders.md).',
    '',
    'In every phase an order is at most the size cap or, without one, ten times the issue, and under a million mm while the',
    'issue size is no number ([145](decisions/145-slips-in-sizes.md)).',
    '',
    ...sides.flatMap(windows),
  ].join('\n')
