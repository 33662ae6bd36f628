import { importColumns, mostInstitutions } from '@bookrunner/contract/entities'
import { count as figure } from '../../kit/format.ts'
import { api } from '../../platform/api.ts'
import { useText } from '../../platform/text.ts'
import { ImportDialog, type useImportOpen } from '../imports/index.ts'
import { importText } from './import-text.ts'
import { entityCodeText } from './text.ts'
import { useEntitiesAgain } from './use-entities.ts'

/** The import of institutions from an Excel file, while the address names one. */
export function InstitutionsImport({ opened }: { readonly opened: ReturnType<typeof useImportOpen> }) {
  const t = useText(importText)
  const word = useText(entityCodeText)
  const again = useEntitiesAgain()
  const { importBondOrg, importList, importProgress, importRows, importCommit, importCancel, orgTemplate } =
    api.entities
  if (opened.open === undefined) return null
  return (
    <ImportDialog
      opened={opened}
      config={{
        name: 'institutions',
        title: t('title'),
        how: t('how', { most: figure(mostInstitutions) }),
        add: (count) => t('add', { count }),
        done: (count) => t('done', { count }),
        columnName: (name) => {
          const column = importColumns.find((each) => each === name)
          return column ? word(column) : name
        },
        calls: {
          start: (file, options) => importBondOrg({ file, dryRun: true }, options),
          list: () => importList({}),
          progress: importProgress,
          rows: importRows,
          commit: importCommit,
          cancel: importCancel,
          template: () => orgTemplate({}),
        },
        again,
      }}
    />
  )
}
