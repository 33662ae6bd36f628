import type { DealDetail } from '@bookrunner/contract/deals'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { DealActions, MoveDialog, type MoveWish } from '../../deals/moves/index.ts'
import type { BookNow } from '../now.ts'
import { useDealPlace } from '../use-deal-place.ts'
import { Touched } from './Touched.tsx'

interface Props {
  readonly book: BookNow
  readonly detail: DealDetail
}

/** A deal is run from its book: the same moves and dialogs as on its own page, each with whom it touches. */
export function Rounds({ book, detail }: Props) {
  const navigate = useNavigate()
  const place = useDealPlace(detail.header.dealId)
  const [wish, setWish] = useState<MoveWish>()
  const begin = useCallback((move: MoveWish['move']) => setWish({ move }), [])
  const close = () => setWish(undefined)
  return (
    <>
      <DealActions quiet detail={detail} onMove={begin} />
      {wish && (
        // What a dialog began with stays its own: news must not empty what is typed into it.
        <MoveDialog
          key={wish.move}
          wish={wish}
          detail={detail}
          onClose={close}
          // A field of the deal stands on its own page.
          onGo={() => {
            close()
            if (place) void navigate(place)
          }}
          renderTouch={(at) => <Touched book={book} at={at} silence={detail.terms.silence} />}
        />
      )}
    </>
  )
}
