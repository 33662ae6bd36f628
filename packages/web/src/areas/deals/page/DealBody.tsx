import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePageTitle } from '../../../kit/page-context.ts'
import { useText } from '../../../platform/text.ts'
import { DealFormFrame, useDealForm, useFormState } from '../form/index.ts'
import type { Pricing } from '../guidance/pricing.ts'
import { MoveDialog, type MoveWish } from '../moves/MoveDialog.tsx'
import { placeOf, tabOfFault } from '../form/faults.ts'
import { DealKeys } from './DealKeys.tsx'
import { DealHeader } from './DealHeader.tsx'
import { DealTabs } from './DealTabs.tsx'
import { Tranches } from './Tranches.tsx'
import { pageText } from './text.ts'
import { useTab } from './use-tab.ts'

/** A deal's header, its tabs, and the dialog of the move somebody is about to make. */
export function DealBody({ detail }: { readonly detail: DealDetail | undefined }) {
  const t = useText(pageText)
  const form = useDealForm(detail)
  const [tab, setTab] = useTab(detail)
  const [wish, setWish] = useState<MoveWish>()
  usePageTitle(detail?.face.name ?? t('new'))
  useSavedAddress(detail, useFormState(form).dealId)

  const onMove = (move: DealMove, pricing?: Pricing) => setWish({ move, pricing })
  const onGo = (field: string) => {
    setWish(undefined)
    setTab(tabOfFault({ field }))
    const wanted = placeOf({ field })
    if (wanted) form.update({ wanted })
  }
  return (
    <>
      <DealKeys detail={detail} onTab={setTab} onMove={onMove} />
      <DealHeader detail={detail} onMove={onMove} />
      {detail && <Tranches detail={detail} />}
      <DealFormFrame form={form} tab={tab === 'log' ? 'docs' : tab} onTab={setTab}>
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

/** A deal saved for the first time has an address of its own from then on. */
function useSavedAddress(detail: DealDetail | undefined, savedAs: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!detail && savedAs) void navigate({ search: `?dealId=${savedAs}` }, { replace: true })
  }, [detail, savedAs, navigate])
}
