import { DownloadOutlined, DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import type { AllocInfo } from '../use-alloc.ts'
import { allocExportText } from './text.ts'
import { useExport, type Exported, type Exporting, type FileKind } from './use-export.ts'

const fileKinds = [
  ...(['workbook', 'settlement', 'hedge', 'league', 'justification', 'pack'] as const),
] as const satisfies readonly FileKind[]

const isOpen = (kind: FileKind, launched: boolean, { may }: AllocInfo): boolean => {
  if (kind === 'pack') return may.pack
  if (kind === 'workbook') return may.export !== 'none'
  if (!launched || may.export === 'none') return false
  return kind === 'league' || may.settle !== 'none'
}

/** The allocation as files: as far as the role in the deal lets it leave. */
export function ExportMenu(props: Exported) {
  const t = useText(allocExportText)
  const { state, file, pdf, stop } = useExport(props)
  const { alloc, info } = props
  const launched = alloc.versions.some((version) => version.state === 'launched')
  const kinds = fileKinds.filter((kind) => isOpen(kind, launched, info))
  if (state.kind !== 'idle') return <Busy state={state} onStop={stop} />
  const label = (kind: FileKind | 'pdf') => (
    <span className="br-export-item">
      {t(`kind.${kind}`)}
      <small>{t(`hint.${kind}`)}</small>
    </span>
  )
  const printed = info.may.export === 'all' && alloc.sight === 'all'
  const listed = [...kinds.slice(0, 1), ...(printed ? (['pdf'] as const) : []), ...kinds.slice(1)]
  return (
    <Dropdown
      trigger={['click']}
      disabled={listed.length === 0}
      getPopupContainer={within}
      menu={{
        items: listed.map((kind) => ({ key: kind, label: label(kind) })),
        onClick: ({ key }) => {
          const kind = kinds.find((each) => each === key)
          void (kind ? file(kind) : pdf())
        },
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} title={listed.length === 0 ? t('no') : undefined}>
        {t('export')} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
}

interface BusyProps {
  readonly state: Exclude<Exporting, { kind: 'idle' }>
  readonly onStop: () => void
}

function Busy({ state, onStop }: BusyProps) {
  const t = useText(allocExportText)
  if (state.kind === 'file')
    return (
      <Button loading role="status">
        {t('busy', { what: t(`kind.${state.what}`) })}
      </Button>
    )
  const { done, of } = state
  return (
    <span className="br-export-busy">
      <span role="status">{t('busy.pdf', { done: Math.min(done + 1, of), of })}</span>
      <Button onClick={onStop}>{t('stop')}</Button>
    </span>
  )
}
