import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'
import { useState } from 'react'
import { usePageTitle } from '../../../kit/page-context.ts'
import { textIn } from '../../../platform/text.ts'
import { DealFormFrame, useDealForm } from '../form/index.ts'
import type { Pricing } from '../guidance/pricing.ts'
import { MoveDialog, type PlannedMove } from '../moves/MoveDialog.tsx'
import { DealKeys } from './DealKeys.tsx'
import { DealHeader } from './DealHeader.tsx'
import { DealTabs } from './DealTabs.tsx'
import { SignOffSlot } from '../parts/allocation-slot.ts'
import { BookMessage } from '../parts/index.ts'
import { usePageUrls } from './page-urls.ts'
import { pageText } from './text.ts'
import { useTab } from './use-tab.ts'

/** An issuer comes to a launched allocation for its sign-off. */
function ToSign({ detail }: { readonly detail: DealDetail }) {
  const allocationUrl = usePageUrls(detail)('alloc')
  return allocationUrl && <SignOffSlot.Place dealId={detail.header.dealId} allocationUrl={allocationUrl} />
}

/** A deal's header, its tabs, and the open dialog of a move. */
export function DealBody({ detail }: { readonly detail: DealDetail | undefined }) {
  const form = useDealForm(detail)
  const [tab, setTab] = useTab(detail)
  const [planned, setPlanned] = useState<PlannedMove>()
  usePageTitle((lang) => detail?.header.name ?? textIn(pageText, lang)('new'))

  // Submitting saves first, and shows missing fields in the form.
  const onMove = (move: DealMove, pricing?: Pricing) =>
    move === 'submit' ? form.handlers.submit?.() : setPlanned({ move, pricing })
  const onGo = (field: string) => {
    setPlanned(undefined)
    form.goTo(field)
  }
  return (
    <>
      <DealKeys detail={detail} onTab={setTab} onMove={onMove} />
      <DealHeader detail={detail} onMove={onMove} />
      {detail && detail.abilities.signOff !== 'none' && <ToSign detail={detail} />}
      {detail?.bookMessage && <BookMessage message={detail.bookMessage} timeZone={detail.header.timeZone} />}
      <DealFormFrame form={form} onTab={setTab} onSubmit={() => setPlanned({ move: 'submit' })}>
        <DealTabs detail={detail} tab={tab} onTab={setTab} onGo={onGo} onMove={onMove} />
      </DealFormFrame>
      {detail && planned && (
        // The dialog keeps its own copy: changes of the deal must not empty its fields.
        <MoveDialog
          key={planned.move}
          planned={planned}
          detail={detail}
          onGo={onGo}
          onClose={() => setPlanned(undefined)}
        />
      )}
    </>
  )
}
