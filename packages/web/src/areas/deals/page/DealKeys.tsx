import type { DealDetail } from '@bookrunner/contract/deals'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { tabsOf, type DealTab } from './tab.ts'
import { pageText } from './text.ts'
import { usePaletteEntries, type KeysProps } from './use-palette-entries.ts'
import { useNextStep } from './use-next-step.ts'
import { useTabName } from './use-tab-name.ts'

/** Keys of a deal's page, listed under "?": a number for each tab, N for the step the deal waits for. */
export function DealKeys(props: KeysProps) {
  usePaletteEntries(props)
  const { detail, onTab, onMove } = props
  return (
    <>
      {tabsOf(detail).map((tab, at) => (
        <TabKey key={tab} tab={tab} number={at + 1} onTab={onTab} />
      ))}
      {detail && <NextKey detail={detail} onMove={onMove} />}
    </>
  )
}

function TabKey({ tab, number, onTab }: { tab: DealTab; number: number; onTab: KeysProps['onTab'] }) {
  const t = useText(pageText)
  const nameOfTab = useTabName()
  useShortcut({
    keys: String(number),
    title: t('key.tab', { tab: nameOfTab(tab) }),
    place: t('place'),
    run: () => onTab(tab),
  })
  return null
}

function NextKey(props: { readonly detail: DealDetail; readonly onMove: KeysProps['onMove'] }) {
  const next = useNextStep(props.detail, props.onMove)
  return next && <StepKey onStep={next.run} />
}

function StepKey({ onStep }: { readonly onStep: () => void }) {
  const t = useText(pageText)
  useShortcut({ keys: 'n', title: t('key.next'), place: t('place'), run: onStep })
  return null
}
