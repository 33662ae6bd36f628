import { confirmationTexts, ordersCalls } from '@bookrunner/contract/orders'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { pdfFile } from '../../../platform/pdf/index.ts'
import { confirmationPaper } from './confirmation.ts'
import { dealOfRow } from '../views/order-deal.ts'
import { readNames, readOrderDeals, readOwn } from '../reads/orders.repo.ts'
import { ownViews } from '../views/own-view.ts'
import { readPlacer } from '../reads/placer.ts'

/** The current order as a PDF; a draft has no confirmation. */
export const downloadConfirmation = read(
  ordersCalls.downloadConfirmation,
  async ({ input, actor, db, language }) => {
    const placer = await readPlacer(db, actor)
    const [order] = await readOwn(db, placer, { ids: [input.orderId] })
    if (!order) return refuse('record.unknown')
    const [[view], [row], names] = await Promise.all([
      ownViews(db, placer, [order]),
      readOrderDeals(db, [order.dealId]),
      readNames(db, [order.investorId]),
    ])
    const investor = names.get(order.investorId)
    if (!view || !row || !investor) return refuse('record.unknown')
    if (view.status === 'Draft') return refuse('order.is-draft')
    const paper = confirmationPaper({ view, deal: dealOfRow(row), investor, now: row.now, language })
    return pdfFile(`${confirmationTexts.title[language]} ${view.number}`, paper)
  },
)
