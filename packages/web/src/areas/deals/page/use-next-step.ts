import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'
import { useNavigate } from 'react-router'
import { useText } from '../../../platform/text.ts'
import { useDealNames } from '../use-deal-names.ts'
import { actionsOf } from './actions.ts'
import { usePageUrls } from './page-urls.ts'
import { pageText } from './text.ts'

export interface NextAction {
  readonly label: string
  readonly run: () => void
}

/** The next step as a button: the dialog of a move, or the page of the allocation. */
export function useNextStep(
  detail: Pick<DealDetail, 'header' | 'abilities' | 'moves' | 'next'>,
  onMove: (move: DealMove) => void,
): NextAction | undefined {
  const t = useText(pageText)
  const dealNames = useDealNames()
  const navigate = useNavigate()
  const urlOf = usePageUrls(detail)
  const { primary } = actionsOf(detail)
  if (primary === undefined) return undefined
  if (primary !== 'allocate' && primary !== 'confirm')
    return { label: dealNames.move(primary), run: () => onMove(primary) }
  const url = urlOf('alloc')
  return url === undefined ? undefined : { label: t(`next.${primary}`), run: () => void navigate(url) }
}
