import { DownloadOutlined, DownOutlined, FileExcelOutlined, FilePdfOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Dropdown, Flex, Tooltip } from 'antd'
import { memo } from 'react'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import type { BookStore } from '../state/book-store.ts'
import { exportText } from './text.ts'
import { useExport, type Exporting } from './use-export.ts'
import exportCss from '../../../kit/export.module.css'

interface Props {
  readonly store: Pick<BookStore, 'view'>
  readonly detail: DealDetail
}

/** The book as a file: as far as the role in the deal lets it leave. */
export const ExportMenu = memo(function ExportMenu({ store, detail }: Props) {
  const t = useText(exportText)
  const { state, excel, pdf, stop } = useExport(store, detail)
  const scope = detail.abilities.export
  if (scope === 'none')
    return (
      <Tooltip title={t('no')}>
        {/* A button that is off tells no pointer anything: what holds it does. */}
        <span title={t('no')}>
          <Button disabled icon={<DownloadOutlined aria-hidden />}>
            {t('export')}
          </Button>
        </span>
      </Tooltip>
    )
  if (state.kind !== 'idle') return <Busy state={state} onStop={stop} />
  const item = (name: string, hint: string) => (
    <Flex component="span" vertical>
      {name}
      <small>{hint}</small>
    </Flex>
  )
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={within}
      menu={{
        items: [
          {
            key: 'excel',
            icon: <FileExcelOutlined aria-hidden />,
            label: item(t('excel'), t(`excel.${scope}`)),
          },
          { key: 'pdf', icon: <FilePdfOutlined aria-hidden />, label: item(t('pdf'), t(`pdf.${scope}`)) },
        ],
        onClick: ({ key }) => void (key === 'excel' ? excel() : pdf()),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />}>
        {t('export')} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
})

interface BusyProps {
  readonly state: Exclude<Exporting, { kind: 'idle' }>
  readonly onStop: () => void
}

function Busy({ state, onStop }: BusyProps) {
  const t = useText(exportText)
  if (state.kind !== 'pdf')
    return (
      <Button loading role="status">
        {t('busy.excel')}
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
