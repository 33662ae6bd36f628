import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'
import { useState } from 'react'
import { usePageTitle } from '../../../kit/page-context.ts'
import { useText } from '../../../platform/text.ts'
import { DealFormFrame, useDealForm } from '../form/index.ts'
import type { Pricing } from '../guidance/pricing.ts'
import { MoveDialog, type MoveWish } from '../moves/MoveDialog.tsx'
import { DealKeys } from './DealKeys.tsx'
import { DealHeader } from './DealHeader.tsx'
import { DealTabs } from './DealTabs.tsx'
import { pageText } from './text.ts'
import { useTab } from './use-tab.ts'

/** A deal's header, its tabs, and the dialog of the move somebody is about to make. */
export function DealBody({ detail }: { readonly detail: DealDetail | undefined }) {
  const t = useText(pageText)
  const form = useDealForm(detail)
  const [tab, setTab] = useTab(detail)
  const [wish, setWish] = useState<MoveWish>()
  usePageTitle(detail?.header.name ?? t('new'))

  // What is typed is saved before it is submitted, and what is missing is said in the form.
  const onMove = (move: DealMove, pricing?: Pricing) =>
    move === 'submit' ? form.ways.submit?.() : setWish({ move, pricing })
  const onGo = (field: string) => {
    setWish(undefined)
    form.goTo(field)
  }
  return (
    <>
      <DealKeys detail={detail} onTab={setTab} onMove={onMove} />
      <DealHeader detail={detail} onMove={onMove} />
      <DealFormFrame form={form} onTab={setTab} onSubmit={() => setWish({ move: 'submit' })}>
        <DealTabs detail={detail} tab={tab} onTab={setTab} onGo={onGo} onMove={onMove} />
      </DealFormFrame>
      {detail && wish && (
        // What a dialog began with stays its own: news must not empty what is typed into it.
        <MoveDialog
          key={wish.move}
          wish={wish}
          detail={detail}
          onGo={onGo}
          onClose={() => setWish(undefined)}
        />
      )}
    </>
  )
}
