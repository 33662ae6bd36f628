import { earlyAlloc } from './areas/allocation/state/early.ts'
import { earlyBook } from './areas/book/state/early.ts'
import { dealAhead } from './areas/deals/deal-query.ts'
import { langStore } from './platform/language.ts'
import { BASE } from './platform/redirect.ts'
import { sessionStore } from './platform/session.ts'
import { decide } from './shell/routing/decide.ts'

/** Requests the deal of the address and returns its parameters, if the person may open the page there. */
function openDeal(page: '/order-book' | '/alloc') {
  const { pathname, search } = globalThis.location
  const params = new URLSearchParams(search)
  const dealId = params.get('dealId')
  const decision = decide(pathname.slice(BASE.length), sessionStore.get())
  if (!dealId || decision.kind !== 'screen' || !decision.route.endsWith(page)) return undefined
  dealAhead(dealId, langStore.get())
  return { dealId, params }
}

/** A large list takes longer than the code that shows it, so both are requested at once. */
export const bookPage = () => {
  const opened = openDeal('/order-book')
  // The book's page with `view` shows the allocation.
  if (opened && !opened.params.has('view')) earlyBook.send({ dealId: opened.dealId })
  return import('./areas/book/BookPage.tsx')
}

export const allocPage = () => {
  const opened = openDeal('/alloc')
  const versionId = opened?.params.get('version')
  if (opened) earlyAlloc.send({ dealId: opened.dealId, ...(versionId && { versionId }) })
  return import('./areas/allocation/AllocPage.tsx')
}
