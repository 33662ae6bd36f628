import { FileExcelOutlined, FilePdfOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../../../platform/text.ts'
import { allocExportText } from './text.ts'
import { useFile, type FileFormat, type FileKind } from './use-file.ts'

const formats = ['xlsx', 'pdf'] as const satisfies readonly FileFormat[]
const icons = { xlsx: <FileExcelOutlined aria-hidden />, pdf: <FilePdfOutlined aria-hidden /> } as const

interface Props {
  readonly dealId: string
  readonly kind: Exclude<FileKind, 'workbook' | 'pack'>
}

/** Buttons to download a list as a spreadsheet and as PDF. */
export function ListFiles({ dealId, kind }: Props) {
  const t = useText(allocExportText)
  const { busy, start } = useFile(dealId)
  return formats.map((format) => (
    <Button
      key={format}
      icon={icons[format]}
      loading={busy?.format === format}
      aria-label={t(`list.${format}`, { what: t(`kind.${kind}`) })}
      onClick={() => start({ kind, format })}
    >
      {t(`format.${format}`)}
    </Button>
  ))
}
