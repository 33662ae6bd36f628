import type { BookRow } from '@bookrunner/contract/book'
import type { DealDetail } from '@bookrunner/contract/deals'
import { isOver } from '@bookrunner/domain/deals'
import { mayTalk, reaches } from '@bookrunner/domain/orders'

type Abilities = Pick<DealDetail['abilities'], 'enterOrder' | 'readPrivateComments' | 'writePrivateComments'>

export interface RightsRequest {
  readonly order: Parameters<typeof reaches>[1] & Pick<BookRow, 'status'>
  /** The order is behind an alias, and a comment might reveal whose it is. */
  readonly masked: boolean
  readonly abilities: Abilities
  readonly bankId: string
  readonly status: Parameters<typeof isOver>[0]
}

/** For the investor and the managers of the order, or for managers only. */
type CommentKind = 'comment' | 'privateComment'

export interface CommentRight {
  readonly reads: boolean
  readonly writes: boolean
}

/**
 * A manager's rights to the comments of one order, as the server decides them: the screen offers nothing that it
 * refuses.
 */
export function commentRights({
  order,
  masked,
  abilities,
  bankId,
  status,
}: RightsRequest): Readonly<Record<CommentKind, CommentRight>> {
  const open = order.status !== 'Withdrawn' && !isOver(status)
  const reach = (scope: Abilities[keyof Abilities]) => reaches(scope, order, bankId)
  return {
    comment: { reads: true, writes: mayTalk('live', status) && reach(abilities.enterOrder) },
    privateComment: {
      reads: reach(abilities.readPrivateComments),
      writes: open && !masked && reach(abilities.writePrivateComments),
    },
  }
}
