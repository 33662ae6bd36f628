import { confirmationTexts, ordersCalls } from '@bookrunner/contract/orders'
import type { Language } from '@bookrunner/contract/kernel'
import { refuse } from '@bookrunner/domain/kernel'
import type { OrderVersion } from '@bookrunner/domain/orders'
import { read } from '../../../platform/http/handler.ts'
import { pdfFile } from '../../../platform/pdf/index.ts'
import { bondFactsOf } from './bond-facts.ts'
import { confirmationPaper } from './confirmation.ts'
import { dealOfRow } from '../views/order-deal.ts'
import { readNames, readOrderDeals, readOwn, readVersions } from '../reads/orders.repo.ts'
import { ownViews } from '../views/own-view.ts'
import { readPlacer } from '../reads/placer.ts'

const sentWith = (versions: readonly OrderVersion[]): string | null =>
  versions.find(({ act, changes }) => act !== 'commented' && changes.some(({ field }) => field === 'comment'))
    ?.order.comment ?? null

/** The current order as a PDF; a draft has no confirmation. */
export const downloadConfirmation = read(
  ordersCalls.downloadConfirmation,
  async ({ input, actor, db, language, workers }) => {
    const placer = await readPlacer(db, actor)
    const [order] = await readOwn(db, placer, { ids: [input.orderId] })
    if (!order) return refuse('record.unknown')
    const [[view], [row], names, versions] = await Promise.all([
      ownViews(db, placer, [order]),
      readOrderDeals(db, [order.dealId]),
      readNames(db, [order.investorId]),
      readVersions(db, order.id),
    ])
    const investor = names.get(order.investorId)
    if (!view || !row || !investor) return refuse('record.unknown')
    if (view.status === 'Draft') return refuse('order.is-draft')
    const deal = dealOfRow(row)
    const bond = await bondFactsOf(db, deal, deal.terms)
    const before = versions.find(({ shown }) => shown === order.shown - 1)
    const supersedes = before && before.order.stage !== 'draft' ? before.shown : null
    const paper = confirmationPaper({
      view,
      deal,
      bond,
      investor,
      comment: sentWith(versions),
      supersedes,
      now: row.now,
      language,
    })
    const nameIn = (shown: Language) => `${confirmationTexts.title[shown]} ${view.number}`
    return pdfFile({ name: nameIn(language), english: nameIn('US') }, paper, workers)
  },
)
