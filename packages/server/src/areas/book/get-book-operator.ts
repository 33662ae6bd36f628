import { bookSubject, bookCalls } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { readPresent } from '../../platform/live/presence.ts'
import { readDoers } from '../orders/index.ts'
import { readLast, type LastLine } from './operator.repo.ts'
import { bookForReader, tellsDoer, type BookForReader } from './state/index.ts'

/** Of an order one does not read, or reads by an alias, nobody who changed it is told. */
const isTold = ({ code, orderId }: LastLine, view: BookForReader): boolean =>
  !/^(order|alloc)\./.test(code) || tellsDoer(orderId, view)

export const getBookOperator = read(bookCalls.getBookOperator, async ({ input, actor, db }) => {
  const { dealId } = input
  const view = await bookForReader(db, actor, dealId)
  if (isRefusal(view)) return view
  const [here, line] = await Promise.all([
    readPresent(db, { subject: bookSubject.name, key: dealId }),
    readLast(db, view.state.ledger, dealId),
  ])
  const actorId = line && isTold(line, view) ? line.actorId : null
  const ids = [...here.map(({ userId }) => userId), ...(actorId === null ? [] : [actorId])]
  const doers = await readDoers(db, ids)
  const doer = actorId === null ? undefined : doers.get(actorId)
  return {
    here: here.flatMap(({ userId, since }) => {
      const known = doers.get(userId)
      return known ? [{ userId, name: known.name, entity: known.entity, since }] : []
    }),
    last: line
      ? { at: line.at.toString(), seq: line.seq, name: doer?.name ?? null, entity: doer?.entity ?? null }
      : null,
  }
})
