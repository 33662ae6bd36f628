import { DiffOutlined, DownOutlined, PlusOutlined } from '@ant-design/icons'
import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { Button, Popover } from 'antd'
import { useState } from 'react'
import { count, instant, mm } from '../../../kit/format.ts'
import { within } from '../../../kit/within.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { versionOf, type BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocInfo } from '../use-alloc.ts'
import { useAct } from '../use-act.ts'
import type { AllocPlace } from '../use-place.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { DeletedDialog } from './DeletedDialog.tsx'
import { NameDialog, type Naming } from './NameDialog.tsx'
import { RebaseButton } from './RebaseButton.tsx'
import { versionsText } from './text.ts'
import { VersionSigns } from './VersionSigns.tsx'
import css from './versions.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly info: AllocInfo
  readonly place: AllocPlace
}

type Doing =
  | { readonly kind: 'name'; readonly naming: Naming }
  | { readonly kind: 'compare'; readonly versionId: string }
  | { readonly kind: 'delete'; readonly version: AllocVersionView }
  | { readonly kind: 'deleted' }

/** The menu of versions, with their actions. */
export function VersionMenu({ alloc, info, place }: Props) {
  const t = useText(versionsText)
  const [open, setOpen] = useState(false)
  const [doing, setDoing] = useState<Doing>()
  const shown = versionOf(alloc)
  const begin = (next: Doing) => {
    setOpen(false)
    setDoing(next)
  }
  const close = () => setDoing(undefined)
  const go = (versionId: string) => {
    setOpen(false)
    place.say({ version: versionId })
  }
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        open={open}
        onOpenChange={setOpen}
        getPopupContainer={within}
        content={
          <div className={css.versions} role="group" aria-label={t('menu')}>
            <ul>
              {alloc.versions.map((version) => (
                <VersionItem
                  key={version.versionId}
                  version={version}
                  alloc={alloc}
                  onGo={() => go(version.versionId)}
                  onDo={begin}
                />
              ))}
            </ul>
            {info.may.allocate && (
              <p className={css.new}>
                <Button
                  size="small"
                  icon={<PlusOutlined aria-hidden />}
                  onClick={() => begin({ kind: 'name', naming: { kind: 'new' } })}
                >
                  {t('empty')}
                </Button>
                <Button size="small" type="link" onClick={() => begin({ kind: 'deleted' })}>
                  {t('deleted')}
                </Button>
              </p>
            )}
          </div>
        }
      >
        <Button className={css.version} aria-expanded={open} title={shown?.name}>
          <span translate="no">
            {shown ? t('one', { number: shown.number, name: shown.name }) : t('menu')}
          </span>
          <DownOutlined aria-hidden />
        </Button>
      </Popover>
      {alloc.versions.length > 1 && (
        <Button
          icon={<DiffOutlined aria-hidden />}
          aria-label={t('compare')}
          title={t('compare')}
          onClick={() => begin({ kind: 'compare', versionId: alloc.versionId })}
        />
      )}
      {doing?.kind === 'name' && (
        <NameDialog
          dealId={alloc.dealId}
          naming={doing.naming}
          existingNames={alloc.versions.map(({ name }) => name)}
          onMade={go}
          onClose={close}
        />
      )}
      {doing?.kind === 'delete' && <DeleteDialog version={doing.version} onClose={close} />}
      {doing?.kind === 'compare' && <CompareDialog alloc={alloc} firstId={doing.versionId} onClose={close} />}
      {doing?.kind === 'deleted' && <DeletedDialog dealId={alloc.dealId} onClose={close} />}
    </>
  )
}

interface ItemProps {
  readonly version: AllocVersionView
  readonly alloc: BrowserAlloc
  readonly onGo: () => void
  readonly onDo: (doing: Doing) => void
}

function VersionItem({ version, alloc, onGo, onDo }: ItemProps) {
  const t = useText(versionsText)
  const { lang, zone } = useReader()
  const { versionId, number, name, total, filled, edited, may } = version
  const { dealId } = alloc
  const switched = useAct({ send: api.allocation.saveVersion, done: t('done.current') })
  const tool = (label: string, act: () => void, busy = false) => (
    <Button key={label} size="small" type="link" loading={busy} onClick={act}>
      {label}
    </Button>
  )
  return (
    <li aria-current={versionId === alloc.versionId || undefined}>
      <div>
        <Button type="text" size="small" onClick={onGo}>
          <span translate="no">{t('one', { number, name })}</span>
        </Button>
        <VersionSigns version={version} />
      </div>
      <small>
        {total !== null &&
          `${t('total', { total: mm(BigInt(total)), count: filled ?? 0, lines: count(filled ?? 0) })} · `}
        {t('edited', { by: edited.by ?? '–', time: instant(edited.at, lang, zone) })}
      </small>
      <div>
        {may.includes('copy') &&
          tool(t('copy'), () => onDo({ kind: 'name', naming: { kind: 'copy', of: version } }))}
        {may.includes('edit') &&
          tool(t('rename'), () => onDo({ kind: 'name', naming: { kind: 'rename', of: version } }))}
        {may.includes('switch') &&
          tool(t('switch'), () => switched.act({ dealId, versionId, current: true }), switched.busy)}
        <RebaseButton version={version} type="link" />
        {versionId !== alloc.versionId && tool(t('compare'), () => onDo({ kind: 'compare', versionId }))}
        {may.includes('delete') && tool(t('delete'), () => onDo({ kind: 'delete', version }))}
      </div>
    </li>
  )
}
