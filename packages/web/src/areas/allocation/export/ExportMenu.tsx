import { ExportItem, ExportMenu as Menu } from '../../../kit/dense-page/ExportMenu.tsx'
import { usePdf } from '../../../kit/dense-page/use-pdf.ts'
import { useText } from '../../../platform/text.ts'
import { mayTake, type AfterList } from '../after/opens.ts'
import { allocExportText } from './text.ts'
import { useFile, type FileFormat, type FileKind } from './use-file.ts'
import { usePrinted, type PrintInput } from './use-printed.ts'

const lists = ['settlement', 'hedge', 'league', 'justification'] as const satisfies readonly AfterList[]
const formats = ['xlsx', 'pdf'] as const satisfies readonly FileFormat[]

/** The allocation as files, as far as the role in the deal allows. */
export function ExportMenu(props: PrintInput) {
  const t = useText(allocExportText)
  const { alloc, info } = props
  const { busy, start } = useFile(alloc.dealId)
  const pdf = usePdf(usePrinted(props))
  const { may } = info
  const label = (kind: Exclude<FileKind, 'fill'> | 'pdf') => (
    <ExportItem
      name={t(`kind.${kind}`)}
      hint={t(kind === 'workbook' && may.export === 'totals' ? 'hint.workbook.totals' : `hint.${kind}`)}
    />
  )
  const { versionId } = alloc
  const launched = alloc.versions.some((version) => version.state === 'launched')
  const items = [
    ...(may.export === 'none'
      ? []
      : [
          {
            key: 'workbook',
            label: label('workbook'),
            onClick: () => start({ kind: 'workbook', versionId }),
          },
        ]),
    ...(may.export === 'all' && alloc.sight === 'all'
      ? [{ key: 'pdf', label: label('pdf'), onClick: pdf.start }]
      : []),
    ...lists
      .filter((kind) => launched && mayTake(kind, may))
      .map((kind) => ({
        key: kind,
        label: label(kind),
        children: formats.map((format) => ({
          key: `${kind}.${format}`,
          label: t(`format.${format}`),
          onClick: () => start({ kind, format }),
        })),
      })),
    ...(may.pack ? [{ key: 'pack', label: label('pack'), onClick: () => start({ kind: 'pack' }) }] : []),
  ]
  const what = busy && t('busy', { what: t(`kind.${busy.kind}`) })
  return <Menu items={items} reason={t('no')} busy={what} pdf={pdf} />
}
