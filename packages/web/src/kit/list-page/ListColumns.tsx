import { useText } from '../../platform/text.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { hiddenColumns, type ListColumn } from './columns.ts'
import type { ListPreferences } from './preferences.ts'
import { listText } from './text.ts'

interface Props {
  readonly columns: readonly Pick<ListColumn<never>, 'id' | 'title' | 'fixed' | 'hidden'>[]
  readonly preferences: ListPreferences
  readonly prefer: (change: Partial<ListPreferences>) => void
}

/** Which columns a list shows, and the way back to how it comes. */
export function ListColumns({ columns, preferences, prefer }: Props) {
  const t = useText(listText)
  return (
    <ColumnChooser
      label={t('columns')}
      reset={t('columns.reset')}
      columns={columns.filter(({ fixed }) => !fixed)}
      hidden={hiddenColumns(columns, preferences)}
      onHidden={(hidden) => prefer({ hidden })}
      onReset={() => prefer({ hidden: undefined, widths: {}, sort: undefined })}
    />
  )
}
