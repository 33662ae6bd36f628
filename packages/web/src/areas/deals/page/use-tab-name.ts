import { useText } from '../../../platform/text.ts'
import { useDealNames } from '../use-deal-names.ts'
import type { DealTab } from './tab.ts'
import { pageText } from './text.ts'

/** What the tabs are called. */
export function useTabName(): (tab: DealTab) => string {
  const t = useText(pageText)
  const dealNames = useDealNames()
  return (tab) => (tab === 'log' ? t('tab.log') : dealNames.tab(tab))
}
