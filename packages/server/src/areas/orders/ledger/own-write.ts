import { announcementOfOrder } from '@bookrunner/domain/orders'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Underlying } from '@bookrunner/domain/orders'
import type { OrderNeed } from './order-state.ts'

export interface ClaimedContent {
  underlying?: readonly Pick<Underlying, 'identifier'>[] | undefined
}

/** For a write that may ask for more of a limit. */
export const claimsOf = (content: ClaimedContent | undefined): NonNullable<OrderNeed['claims']> => ({
  identifiers: (content?.underlying ?? []).flatMap(({ identifier }) => identifier ?? []),
})

interface OwnWriteRequest {
  input: { orderId: string; content?: ClaimedContent | undefined }
  actor: Actor
}

/** The ledger of a call that names an order. */
export const keyOfOrder = ({ input }: Pick<OwnWriteRequest, 'input'>): string =>
  announcementOfOrder(input.orderId)

export const needsOfOrder = ({ input, actor }: OwnWriteRequest): OrderNeed => ({
  announcementId: announcementOfOrder(input.orderId),
  userId: actor.userId,
  orders: [input.orderId],
})

export const needsOfClaim = (request: OwnWriteRequest): OrderNeed => ({
  ...needsOfOrder(request),
  claims: claimsOf(request.input.content),
})

/** An investor's write to an order of his house: if accepted, it adds a line to the house's ledger. */
export const needsOfOwnOrder = (request: OwnWriteRequest): OrderNeed => ({
  ...needsOfOrder(request),
  houseWithLine: request.actor.entityId,
})

export const needsOfOwnClaim = (request: OwnWriteRequest): OrderNeed => ({
  ...needsOfClaim(request),
  houseWithLine: request.actor.entityId,
})
