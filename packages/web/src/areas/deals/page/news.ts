import type { DealDetail } from '@bookrunner/contract/deals'
import { isSame } from '@bookrunner/domain/kernel'

type DealNews = Pick<DealDetail, 'header' | 'version' | 'sharedVersion'>

/** Whether a live message differs from the shown deal: other terms or another header. */
export const isNews = (shown: DealNews, live: DealNews): boolean =>
  shown.version !== live.version ||
  shown.sharedVersion !== live.sharedVersion ||
  !isSame(shown.header, live.header)
