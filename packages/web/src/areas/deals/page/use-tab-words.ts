import { useText } from '../../../platform/text.ts'
import { useDealWords } from '../use-words.ts'
import type { DealTab } from './tab.ts'
import { pageText } from './text.ts'

/** What the tabs are called. */
export function useTabWords(): (tab: DealTab) => string {
  const t = useText(pageText)
  const words = useDealWords()
  return (tab) => (tab === 'log' ? t('tab.log') : words.tab(tab))
}
