import type { DealDetail } from '@bookrunner/contract/deals'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { DealActions, MoveDialog, type PlannedMove } from '../../deals/moves/index.ts'
import type { BookNow } from '../now.ts'
import { useDealPlace } from '../use-deal-place.ts'
import { Cautioned } from './Cautioned.tsx'

interface Props {
  readonly book: BookNow
  readonly detail: DealDetail
}

/** The moves of a deal, with the same dialogs as on its own page, and the orders that each affects. */
export function Rounds({ book, detail }: Props) {
  const navigate = useNavigate()
  const place = useDealPlace(detail.header.dealId)
  const [planned, setPlanned] = useState<PlannedMove>()
  const begin = useCallback((move: PlannedMove['move']) => setPlanned({ move }), [])
  const close = () => setPlanned(undefined)
  return (
    <>
      <DealActions detail={detail} onMove={begin} />
      {planned && (
        // The dialog keeps its own copy: changes of the deal must not empty its fields.
        <MoveDialog
          key={planned.move}
          planned={planned}
          detail={detail}
          onClose={close}
          // Fields of the deal are on the deal's page.
          onGo={() => {
            close()
            if (place) void navigate(place)
          }}
          renderTouch={(at) => <Cautioned book={book} at={at} detail={detail} />}
        />
      )}
    </>
  )
}
