import { FileExcelOutlined, FilePdfOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { memo } from 'react'
import { ExportItem, ExportMenu as Menu } from '../../../kit/dense-page/ExportMenu.tsx'
import { useDownload } from '../../../kit/dense-page/use-download.ts'
import { usePdf } from '../../../kit/dense-page/use-pdf.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import type { BookStore } from '../state/book-store.ts'
import { exportText } from './text.ts'
import { usePrinted } from './use-printed.ts'

interface Props {
  readonly store: Pick<BookStore, 'view'>
  readonly detail: DealDetail
}

const bookFile = async (dealId: string) => {
  const { fileId } = await api.book.bookOrderExport({ dealId })
  return api.book.download({ fileId })
}

/** Exports of the book, within the limits of the role in the deal. */
export const ExportMenu = memo(function ExportMenu({ store, detail }: Props) {
  const t = useText(exportText)
  const { busy, start } = useDownload(bookFile)
  const pdf = usePdf(usePrinted(store, detail))
  const scope = detail.abilities.export
  const items =
    scope === 'none'
      ? []
      : [
          {
            key: 'excel',
            icon: <FileExcelOutlined aria-hidden />,
            label: <ExportItem name={t('excel')} hint={t(`excel.${scope}`)} />,
            onClick: () => start(detail.header.dealId),
          },
          {
            key: 'pdf',
            icon: <FilePdfOutlined aria-hidden />,
            label: <ExportItem name={t('pdf')} hint={t(`pdf.${scope}`)} />,
            onClick: pdf.start,
          },
        ]
  return <Menu items={items} reason={t('no')} busy={busy && t('busy.excel')} pdf={pdf} />
})
