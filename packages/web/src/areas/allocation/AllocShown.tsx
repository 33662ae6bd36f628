import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Segmented } from 'antd'
import { EMPTY } from '../../kit/format.ts'
import { wholePage } from '../../kit/page-shape.ts'
import { useCloseWarning } from '../../kit/use-close-warning.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { hasUnsaved } from '../../platform/unsaved.ts'
import { OrderDrawer } from '../orders/index.ts'
import { AllocHeader } from './AllocHeader.tsx'
import { AllocLines } from './AllocLines.tsx'
import { AllocStrip } from './AllocStrip.tsx'
import { AfterTab } from './after/AfterTab.tsx'
import { afterLists, mayRead, type AfterList } from './after/opens.ts'
import { DistributionTab } from './distribution/DistributionTab.tsx'
import { ExportMenu } from './export/ExportMenu.tsx'
import { FlowActions } from './flow/FlowActions.tsx'
import { Here } from './Here.tsx'
import { OutOfDate } from './flow/OutOfDate.tsx'
import { ReviewTab } from './flow/ReviewTab.tsx'
import type { AllocStore, Gone } from './state/alloc-store.ts'
import { useDesk } from './state/desks.ts'
import { versionOf, type BrowserAlloc } from './state/browser-alloc.ts'
import { allocText } from './text.ts'
import type { AllocInfo } from './use-alloc.ts'
import { useLooked } from './use-looked.ts'
import { allocTabs, type AllocPlace, type AllocTab } from './use-place.ts'
import { Fate } from './versions/Fate.tsx'
import { VersionMenu } from './versions/VersionMenu.tsx'
import { VersionSigns } from './versions/VersionSigns.tsx'
import denseCss from '../../kit/dense/dense.module.css'

export interface Shown {
  readonly alloc: BrowserAlloc
  readonly detail: DealDetail
  readonly info: AllocInfo
  readonly place: AllocPlace
}

const listOf = (tab: AllocTab): AfterList | undefined => afterLists.find((list) => list === tab)

interface Props extends Shown {
  readonly store: AllocStore
  /** The version shown before, which is gone. */
  readonly gone: Gone | undefined
  readonly onGoneRead: () => void
}

/** A version on the screen: its state, its lines, its reviews and its lists. */
export function AllocShown(props: Props) {
  const { alloc, detail, info, place, store, gone } = props
  const t = useText(allocText)
  const desk = useDesk(alloc.versionId, store)
  const edits = useStore(desk.edits)
  const looked = useLooked(alloc.versionId)
  useCloseWarning(hasUnsaved)
  const version = versionOf(alloc)
  const launched = alloc.versions.some(({ state }) => state === 'launched')
  const tabs = allocTabs.filter((tab) => isOpenTab(tab, { launched, info }))
  const tab = tabs.includes(place.tab) ? place.tab : 'lines'
  const list = listOf(tab)
  return (
    <div ref={wholePage} className={denseCss.page}>
      <AllocHeader detail={detail} retained={alloc.summary.retained} people={<Here alloc={alloc} />}>
        <ExportMenu alloc={alloc} detail={detail} info={info} edits={edits} />
        <FlowActions alloc={alloc} info={info} place={place} edits={edits} order={looked.order} />
      </AllocHeader>
      <AllocStrip alloc={alloc} edits={edits} />
      <div className={denseCss.bar}>
        <VersionMenu alloc={alloc} info={info} place={place} />
        {version && <VersionSigns version={version} />}
        {tabs.length > 1 && (
          <Segmented<AllocTab>
            aria-label={t('tabs')}
            value={tab}
            options={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
            onChange={(next) => place.say({ tab: next === 'lines' ? undefined : next })}
          />
        )}
        <NewCurrent alloc={alloc} place={place} />
      </div>
      <Fate alloc={alloc} gone={gone} onRead={props.onGoneRead} />
      <OutOfDate alloc={alloc} info={info} place={place} />
      {alloc.sight === 'own' && <p className={denseCss.own}>{t('sightOwn')}</p>}
      {tab === 'lines' && (
        <AllocLines
          key={alloc.versionId}
          alloc={alloc}
          info={info}
          place={place}
          desk={desk}
          looked={looked}
        />
      )}
      {tab === 'distribution' && (
        <DistributionTab alloc={alloc} name={detail.header.name} desk={info.may.allocate} />
      )}
      {tab === 'review' && <ReviewTab alloc={alloc} info={info} place={place} />}
      {list && <AfterTab alloc={alloc} info={info} list={list} />}
      {place.orderId && (
        <OrderDrawer
          orderId={place.orderId}
          stamp={String(alloc.rows.get(place.orderId)?.revision)}
          detail={detail}
          groups={[...alloc.holders.values()].map(({ holder, groupId }) => ({ entityId: holder, groupId }))}
          typeOf={(classId) => alloc.classes.find((each) => each.classId === classId)?.name ?? EMPTY}
          onClose={() => place.say({ order: undefined })}
        />
      )}
    </div>
  )
}

const isOpenTab = (
  tab: AllocTab,
  { launched, info: { may } }: { readonly launched: boolean; readonly info: AllocInfo },
): boolean => {
  if (tab === 'lines' || tab === 'distribution') return true
  const list = listOf(tab)
  return launched && (list === undefined || mayRead(list, may))
}

/** Says that somebody made another version current or launched it. */
function NewCurrent({ alloc, place }: Pick<Shown, 'alloc' | 'place'>) {
  const t = useText(allocText)
  const holds =
    alloc.versions.find(({ state }) => state === 'launched') ?? alloc.versions.find(({ current }) => current)
  if (!holds || holds.versionId === alloc.versionId) return null
  const say = holds.state === 'launched' ? 'holds.launched' : 'holds.current'
  return (
    <span className="br-quiet" role="status">
      {t(say, { name: holds.name })}{' '}
      <Button size="small" type="link" onClick={() => place.say({ version: holds.versionId })}>
        {t('holds.show')}
      </Button>
    </span>
  )
}
