import type { DealDetail } from '@bookrunner/contract/deals'
import { dealTabs, type DealTab as FormTab } from '@bookrunner/domain/deals'

/** The six tabs of §2, and the log. */
export type DealTab = FormTab | 'log'

/** The visible tabs: the log needs a right of its own and a saved deal. */
export const tabsOf = (detail: Pick<DealDetail, 'abilities'> | undefined): readonly DealTab[] =>
  detail && detail.abilities.readLog !== 'none' ? [...dealTabs, 'log'] : dealTabs

/** The tab from the URL; by default the issuer for a draft, guidance for a running deal. */
export function tabFrom(requested: string | null, detail: DealDetail | undefined): DealTab {
  const found = tabsOf(detail).find((tab) => tab === requested)
  if (found) return found
  return detail && detail.header.status !== 'Draft' ? 'guidance' : 'issuer'
}
