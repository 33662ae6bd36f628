import {
  orderActions,
  orderPhases,
  sides,
  windowOf,
  type OrderAction,
  type Side,
  type Window,
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
  accept: 'accept what is conditional',
}
const cells: Record<Window, string> = { yes: 'yes', reason: 'with a reason', no: '–' }

const windows = (side: Side): string[] => [
  `## ${titles[side]}`,
  '',
  ...table(
    ['action', ...orderPhases],
    orderActions.map((action) => [
      actions[action],
      ...orderPhases.map((phase) => cells[windowOf(side, action, phase)]),
    ]),
  ),
  '',
]

/** docs/orders.md */
export const ordersPage = (): string =>
  [
    '# What may be done to an order, and when',
    '',
    fromCode('packages/domain/src/areas/orders/windows.ts'),
    '',
    'Phases are those of [the course](lifecycle.md), decided by the database’s clock; `intentions` is a test opened from a',
    'draft. A draft is deleted at any time, whatever stands here. Why it is so: [057](decisions/057-orders.md).',
    '',
    ...sides.flatMap(windows),
  ].join('\n')
