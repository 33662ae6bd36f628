import type { DealDetail } from '@bookrunner/contract/deals'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { useNavigate } from 'react-router'
import { MoveDialog } from '../../deals/moves/index.ts'
import type { BookNow } from '../now.ts'
import { useDealPlace } from '../use-deal-place.ts'
import { Cautioned } from './Cautioned.tsx'

interface Props {
  readonly book: BookNow
  readonly detail: DealDetail
  /** The level tried in the what-if. */
  readonly level: GuidanceLevel
  readonly onClose: () => void
}

/** The dialog to set guidance, filled with the level tried in the what-if. */
export function GuideAt({ book, detail, level, onClose }: Props) {
  const navigate = useNavigate()
  const place = useDealPlace(detail.header.dealId)
  return (
    <MoveDialog
      planned={{ move: 'setGuidance', level }}
      detail={detail}
      onClose={onClose}
      onGo={() => {
        onClose()
        if (place) void navigate(place)
      }}
      renderTouch={(at) => <Cautioned book={book} at={at} detail={detail} />}
    />
  )
}
