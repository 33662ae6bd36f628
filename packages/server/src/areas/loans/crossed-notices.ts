import { inAll, sizeText } from '@bookrunner/contract/kernel'
import { noticePlace, type NoticeParams } from '@bookrunner/contract/notices'
import { nameInAll, showFixed, type Rate } from '@bookrunner/domain/kernel'
import { loanFigures } from '@bookrunner/domain/loans'
import type { DomainEvent, Reactions } from '../../platform/service/index.ts'
import type { Transaction } from '../../platform/db/index.ts'
import { administratorsWho } from '../auth/index.ts'
import { raiseNotice } from '../notices/index.ts'
import type { LoanRecord } from './loan-record.ts'
import { loadContacts } from './loan.repo.ts'
import type { LoanCrossed } from './move-bands.ts'

const printed = (price: Rate): string => {
  const places = Math.max(3, (price.split('.')[1] ?? '').length)
  return showFixed(price, Math.min(places, 10))
}

const paramsOf = (loan: LoanRecord): NoticeParams => {
  const { cover } = loanFigures(loan)
  return {
    borrower: nameInAll(loan.entity),
    bond: loan.bondName,
    isin: loan.isin,
    price: printed(loan.currentPrice),
    callPrice: printed(loan.marginCallPrice),
    face: inAll((language) => sizeText(loan.face, language, loan.currency)),
    cover: inAll((language) => sizeText(BigInt(cover), language, loan.currency)),
  }
}

/** One notice to whoever keeps loan deals, and one to the borrower's contact about this position alone. */
const crossed = async (transaction: Transaction, events: readonly DomainEvent[]): Promise<void> => {
  const crossings = events as readonly LoanCrossed[]
  const userIds = crossings.flatMap(({ loan: { user } }) => user?.userId ?? [])
  const [keepers, contacts] = await Promise.all([
    administratorsWho(transaction, 'loan_risk|review'),
    loadContacts(transaction, userIds),
  ])
  const employers = new Map(contacts.map(({ userId, entityId }) => [userId, entityId]))
  for (const { band, loan } of crossings) {
    const params = paramsOf(loan)
    const code = band === 'called' ? 'loan.called' : 'loan.warned'
    const place = noticePlace(code, 'loanKeepers', { loanId: loan.loanId })
    await raiseNotice(transaction, { code, params, ...place }, keepers)
    const { user, entity } = loan
    // A contact who changed the institution must not learn of the earlier one's positions.
    if (user && employers.get(user.userId) === entity.entityId && !keepers.includes(user.userId))
      await raiseNotice(transaction, { code: `${code}-borrower`, params }, [user.userId])
  }
}

export const reactToLoans = (reactions: Reactions): void => {
  reactions.on('loan.crossed', crossed)
}
