/** Screens of allocation; an issuer's people hold a viewer's permissions, and review what they see. */
export const reads = [
  'board_order_assign',
  'mydeal_order_assign',
  'board_order_book',
  'mydeal_order_book',
] as const
export const edits = ['board_order_assign|edit', 'mydeal_order_assign|edit'] as const
export const launches = ['board_order_assign|launch', 'mydeal_order_assign|launch'] as const
export const confirms = ['board_order_assign|confirm', 'mydeal_order_assign|confirm'] as const
export const mine = ['record.unknown', 'deal.not-yours'] as const
