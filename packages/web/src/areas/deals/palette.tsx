import { FundOutlined } from '@ant-design/icons'
import type { DealHeader } from '@bookrunner/contract/deals'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { goTo } from '../../platform/navigation.ts'
import { sessionStore } from '../../platform/session.ts'
import { textOf } from '../../platform/text.ts'
import { decide } from '../../shell/routing/decide.ts'
import { addToPalette, type PaletteEntry } from '../../shell/palette/registry.ts'
import { boardText } from './board/text.ts'
import { nameOf } from './parts/EntityName.tsx'
import { dealCodeText } from './deal-code-text.ts'

type Found = Pick<DealHeader, 'dealId' | 'name' | 'issuer' | 'status'>

/** The most entries; more letters narrow them. */
const MOST = 8

const may = (path: string) => decide(path, sessionStore.get()).kind === 'screen'

/** The lists and pages of deals for the current user, best first. */
function pipelinesOf(): {
  readonly to: (dealId: string) => string
  readonly scope: 'board' | 'mine' | 'offer'
}[] {
  const byQuery = (path: string) => (dealId: string) => `${path}?dealId=${encodeURIComponent(dealId)}`
  const first = (root: string) => [`${root}/detail`, `${root}/order-book`].find(may)
  const board = may('/board/deal-board') ? first('/board') : undefined
  const mine = may('/deal/my-deals') ? first('/deal') : undefined
  return [
    ...(board ? [{ scope: 'board' as const, to: byQuery(board) }] : []),
    ...(!board && mine ? [{ scope: 'mine' as const, to: byQuery(mine) }] : []),
    ...(may('/order/my-orders')
      ? [{ scope: 'offer' as const, to: (id: string) => `/order/deal/${encodeURIComponent(id)}` }]
      : []),
  ]
}

const entryOf = (deal: Found, to: string): PaletteEntry => {
  const issuer = nameOf(deal.issuer, langStore.get())
  const status = textOf(dealCodeText)(`status.${deal.status}`)
  return {
    id: to,
    title: deal.name,
    hint: `${issuer} · ${status}`,
    icon: <FundOutlined aria-hidden />,
    run: () => goTo(to),
  }
}

async function find(query: string, signal: AbortSignal): Promise<readonly PaletteEntry[]> {
  const filter = { keyword: query.trim(), pageSize: MOST }
  const lists = pipelinesOf().map(async ({ scope, to }) => {
    const { list } =
      scope === 'offer'
        ? await api.deals.investorDealList(filter, { signal })
        : await api.deals.dealList({ ...filter, scope }, { signal })
    return (list as readonly Found[]).map((deal) => entryOf(deal, to(deal.dealId)))
  })
  return (await Promise.all(lists)).flat()
}

/** Ctrl K: any deal by its name, its issuer or its ISIN. */
export function addDealsToPalette(): void {
  addToPalette({
    id: 'deals',
    group: () => textOf(boardText)('palette.deals'),
    find: (query, signal) => (query.trim() ? find(query, signal) : []),
  })
}
