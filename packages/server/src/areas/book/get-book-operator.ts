import { bookSubject, bookCalls } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { readPresent } from '../../platform/live/presence.ts'
import { investorLines } from '../deals/index.ts'
import { readDoers } from '../orders/index.ts'
import { readLast, type LastLine } from './operator.repo.ts'
import { bookForReader, tellsDoer, type BookForReader } from './state/index.ts'

/** Hides an investor who opened a document, and who changed an order that the reader does not see, or sees by an alias. */
const maySeeDoer = ({ code, orderId }: LastLine, view: BookForReader): boolean =>
  (!/^(order|alloc)\./.test(code) && !investorLines.includes(code)) || tellsDoer(orderId, view)

export const getBookOperator = read(bookCalls.getBookOperator, async ({ input, actor, db }) => {
  const { dealId } = input
  const view = await bookForReader(db, actor, dealId)
  if (isRefusal(view)) return view
  const [present, line] = await Promise.all([
    readPresent(db, { subject: bookSubject.name, key: dealId }),
    readLast(db, view.state.ledger, dealId),
  ])
  const actorId = line && maySeeDoer(line, view) ? line.actorId : null
  const ids = [...present.map(({ userId }) => userId), ...(actorId === null ? [] : [actorId])]
  const doers = await readDoers(db, ids)
  const doer = actorId === null ? undefined : doers.get(actorId)
  return {
    here: present.flatMap(({ userId, since }) => {
      const known = doers.get(userId)
      return known ? [{ userId, name: known.name, entity: known.entity, since }] : []
    }),
    last: line
      ? { at: line.at.toString(), seq: line.seq, name: doer?.name ?? null, entity: doer?.entity ?? null }
      : null,
  }
})
