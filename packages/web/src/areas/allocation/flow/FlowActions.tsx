import type { AllocRow, AllocVersionView } from '@bookrunner/contract/allocation'
import { ShareAltOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Store } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import type { Edits } from '../state/edits.ts'
import { versionOf, type BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocInfo } from '../use-alloc.ts'
import type { AllocPlace } from '../use-place.ts'
import { confirmText } from './confirm-text.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { launchText } from './launch-text.ts'
import { LaunchDialog } from './LaunchDialog.tsx'
import { RecallButton } from './RecallButton.tsx'
import { inTableOrder } from './replaced.ts'
import { reviewText } from './review-text.ts'
import { shareText } from './share-text.ts'
import { ShareDialog } from './ShareDialog.tsx'
import headerCss from '../../../kit/header.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly info: AllocInfo
  readonly place: AllocPlace
  readonly edits: Edits
  /** The lines of the table from top to bottom. */
  readonly order: Store<readonly string[]>
}

type Doing = 'launch' | 'confirm' | 'share'

/** Actions on the whole version; at most one is the primary next step, and none where it is out of date (`OutOfDate`). */
export function FlowActions({ alloc, info, place, edits, order }: Props) {
  const t = useText(launchText)
  const confirmT = useText(confirmText)
  const reviewT = useText(reviewText)
  const shareT = useText(shareText)
  const [doing, setDoing] = useState<Doing>()
  const version = versionOf(alloc)
  if (!version) return null
  const { may, stale } = version
  const toSign = may.includes('sign') && info.may.signOff && !info.may.allocate && info.signOff === 'needed'
  const left = [...alloc.rows.values()].filter(
    ({ confirm }) => confirm === 'pending' || confirm === 'reissue',
  )
  return (
    <>
      {may.includes('share') && info.may.allocate && (
        <Tool
          label={shareT('share')}
          icon={<ShareAltOutlined aria-hidden />}
          onClick={() => setDoing('share')}
        />
      )}
      <RecallButton alloc={alloc} version={version} place={place} wanted={!stale} />
      {may.includes('launch') && (
        <Button type={stale ? 'default' : 'primary'} onClick={() => setDoing('launch')}>
          {t('launch')}
        </Button>
      )}
      {toSign && place.tab !== 'review' && (
        <Button type="primary" onClick={() => place.say({ tab: 'review' })}>
          {reviewT('toSign')}
        </Button>
      )}
      {may.includes('confirm') && left.length > 0 && (
        <Button type={stale ? 'default' : 'primary'} onClick={() => setDoing('confirm')}>
          {confirmT('confirm')}
        </Button>
      )}
      {doing && (
        <FlowDialog
          alloc={alloc}
          info={info}
          place={place}
          edits={edits}
          order={order}
          doing={doing}
          version={version}
          left={left}
          onClose={() => setDoing(undefined)}
        />
      )}
    </>
  )
}

interface DialogProps extends Props {
  readonly doing: Doing
  readonly version: AllocVersionView
  readonly left: readonly AllocRow[]
  readonly onClose: () => void
}

function FlowDialog({ alloc, info, place, edits, order, doing, version, left, onClose }: DialogProps) {
  switch (doing) {
    case 'launch':
      return (
        <LaunchDialog
          alloc={alloc}
          info={info}
          version={version}
          edits={edits}
          table={order.get()}
          onClose={onClose}
        />
      )
    case 'confirm':
      return (
        <ConfirmDialog
          alloc={alloc}
          place={place}
          rows={inTableOrder(left, order.get())}
          all
          onClose={onClose}
        />
      )
    case 'share':
      return <ShareDialog alloc={alloc} version={version} onClose={onClose} />
  }
}

function Tool({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Button className={headerCss.deskTool} icon={icon} aria-label={label} title={label} onClick={onClick}>
      <span className={headerCss.toolWord}>{label}</span>
    </Button>
  )
}
