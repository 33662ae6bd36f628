import type { DealDetail } from '@bookrunner/contract/deals'
import { dealTabs, type DealTab as FormTab } from '@bookrunner/domain/deals'

/** The six of §2, and the log. */
export type DealTab = FormTab | 'log'

/** Those a person may see: the log of a deal has readers of its own, and a deal never saved has none. */
export const tabsOf = (detail: Pick<DealDetail, 'abilities'> | undefined): readonly DealTab[] =>
  detail && detail.abilities.readLog !== 'none' ? [...dealTabs, 'log'] : dealTabs

/** The tab an address names; else where people begin: a draft at its issuer, a running deal at its guidance. */
export function tabFrom(asked: string | null, detail: DealDetail | undefined): DealTab {
  const found = tabsOf(detail).find((tab) => tab === asked)
  if (found) return found
  return detail && detail.header.status !== 'Draft' ? 'guidance' : 'issuer'
}
