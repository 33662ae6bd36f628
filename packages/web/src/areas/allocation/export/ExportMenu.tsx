import { DownloadOutlined, DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Flex, type MenuProps } from 'antd'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { mayTake, type AfterList } from '../after/opens.ts'
import { allocExportText } from './text.ts'
import { useExport, type Exported, type Exporting } from './use-export.ts'
import type { FileFormat, FileKind } from './use-file.ts'
import exportCss from '../../../kit/export.module.css'

const lists = ['settlement', 'hedge', 'league', 'justification'] as const satisfies readonly AfterList[]
const formats = ['xlsx', 'pdf'] as const satisfies readonly FileFormat[]

/** The allocation as files: as far as the role in the deal lets it leave. */
export function ExportMenu(props: Exported) {
  const t = useText(allocExportText)
  const { state, file, pdf, stop } = useExport(props)
  const { alloc, info } = props
  const { may } = info
  if (state.kind !== 'idle') return <Busy state={state} onStop={stop} />
  const label = (kind: Exclude<FileKind, 'fill'> | 'pdf') => (
    <Flex component="span" vertical>
      {t(`kind.${kind}`)}
      <small>{t(`hint.${kind}`)}</small>
    </Flex>
  )
  const { versionId } = alloc
  const launched = alloc.versions.some((version) => version.state === 'launched')
  const items: MenuProps['items'] = [
    ...(may.export === 'none'
      ? []
      : [
          { key: 'workbook', label: label('workbook'), onClick: () => file({ kind: 'workbook', versionId }) },
        ]),
    ...(may.export === 'all' && alloc.sight === 'all'
      ? [{ key: 'pdf', label: label('pdf'), onClick: () => void pdf() }]
      : []),
    ...lists
      .filter((kind) => launched && mayTake(kind, may))
      .map((kind) => ({
        key: kind,
        label: label(kind),
        children: formats.map((format) => ({
          key: `${kind}.${format}`,
          label: t(`format.${format}`),
          onClick: () => file({ kind, format }),
        })),
      })),
    ...(may.pack ? [{ key: 'pack', label: label('pack'), onClick: () => file({ kind: 'pack' }) }] : []),
  ]
  const none = items.length === 0
  return (
    <Dropdown trigger={['click']} disabled={none} getPopupContainer={within} menu={{ items }}>
      <Button icon={<DownloadOutlined aria-hidden />} title={none ? t('no') : undefined}>
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
    <span className={exportCss.busy}>
      <span role="status">{t('busy.pdf', { done: Math.min(done + 1, of), of })}</span>
      <Button onClick={onStop}>{t('stop')}</Button>
    </span>
  )
}
