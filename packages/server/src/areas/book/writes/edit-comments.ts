import { bookCalls } from '@bookrunner/contract/book'
import { namesIn, dealRoleOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { comment, isMaskedFrom, reaches } from '@bookrunner/domain/orders'
import type { InputOf } from '@bookrunner/contract/kernel'
import { service } from '../../../platform/service/index.ts'
import { ownersOf } from '../../deals/index.ts'
import {
  acceptSaved,
  keyOfOrder,
  needsOfOrder,
  order,
  scopesIn,
  orderForDesk,
  commandContextOf,
  type OrderContext,
  type Writing,
} from '../../orders/index.ts'

type EditCommentsRequest = Writing & { input: InputOf<typeof bookCalls.editComments> }

/** A manager may not overwrite a comment that is hidden from them because it may name the house. */
const isHiddenFrom = ({ order, context }: OrderContext, { actor }: EditCommentsRequest): boolean => {
  const dealRole = dealRoleOf(ownersOf(context.state.announcement), actor)
  return isMaskedFrom(order, namesIn(dealRole, context.tranche.terms), actor.entityId)
}

const permissionFault = (
  found: OrderContext,
  request: EditCommentsRequest,
): Refusal<'deal.not-yours'> | undefined => {
  const { enterOrder, writePrivateComments } = scopesIn(found.context, request)
  const bankId = request.actor.entityId
  const mayPublic = reaches(enterOrder, found.order, bankId)
  const mayPrivate = reaches(writePrivateComments, found.order, bankId) && !isHiddenFrom(found, request)
  const { comment: open, privateComment } = request.input
  const may =
    (open === undefined || mayPublic) &&
    (privateComment === undefined || mayPrivate) &&
    (mayPublic || mayPrivate)
  return may ? undefined : refuse('deal.not-yours')
}

export const editComments = service(bookCalls.editComments, {
  on: order,
  key: keyOfOrder,
  needs: needsOfOrder,
  decide: (request) => {
    const found = orderForDesk(request, request.input.orderId)
    if (isRefusal(found)) return found
    const fault = permissionFault(found, request)
    if (fault) return fault
    const commandContext = commandContextOf(request, { side: 'desk' })
    const done = comment(found.order, found.deal, request.input, commandContext)
    if (isRefusal(done)) return done
    const { orderId, number: version, at } = done.version
    return acceptSaved(done, { orderId, version, at })
  },
})
