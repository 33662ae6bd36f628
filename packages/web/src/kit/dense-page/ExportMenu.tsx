import { DownloadOutlined, DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Flex, Tooltip, type MenuProps } from 'antd'
import { useText } from '../../platform/text.ts'
import { within } from '../within.ts'
import { denseText } from './text.ts'
import type { PdfTask } from './use-pdf.ts'
import exportCss from '../export.module.css'

interface Props {
  readonly items: NonNullable<MenuProps['items']>
  /** The reason for an empty menu. */
  readonly reason: string
  /** The file that is being prepared. */
  readonly busy: string | undefined
  readonly pdf: PdfTask
}

/** The files of a page: the menu, or the file that is being prepared. */
export function ExportMenu({ items, reason, busy, pdf: { pages, stop } }: Props) {
  const t = useText(denseText)
  if (busy !== undefined)
    return (
      <Button loading role="status">
        {busy}
      </Button>
    )
  if (pages)
    return (
      <span className={exportCss.busy}>
        <span role="status">
          {t('export.pdf', { done: Math.min(pages.done + 1, pages.of), of: pages.of })}
        </span>
        <Button onClick={stop}>{t('export.stop')}</Button>
      </span>
    )
  if (items.length === 0)
    return (
      <Tooltip title={reason}>
        {/* A disabled button gets no pointer events, so its frame explains it. */}
        <span title={reason}>
          <Button disabled icon={<DownloadOutlined aria-hidden />}>
            {t('export')}
          </Button>
        </span>
      </Tooltip>
    )
  return (
    <Dropdown trigger={['click']} getPopupContainer={within} menu={{ items }}>
      <Button icon={<DownloadOutlined aria-hidden />}>
        {t('export')} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
}

/** An item of the menu, with a line about the file. */
export function ExportItem({ name, hint }: { readonly name: string; readonly hint: string }) {
  return (
    <Flex component="span" vertical>
      {name}
      <small>{hint}</small>
    </Flex>
  )
}
