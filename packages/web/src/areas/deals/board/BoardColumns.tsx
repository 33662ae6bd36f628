import { ColumnChooser } from '../../../kit/ColumnChooser.tsx'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { columnList } from './columns.tsx'
import { keep, keptStore } from './kept.ts'
import { boardText } from './text.ts'

/** Which columns the table of deals shows. */
export function BoardColumns() {
  const t = useText(boardText)
  const { hidden } = useStore(keptStore)
  const free = columnList.filter(({ fast }) => !fast)
  return (
    <ColumnChooser
      label={t('columns')}
      reset={t('columns.reset')}
      columns={free.map(({ name }) => ({ name, title: t(`column.${name}`) }))}
      hidden={hidden}
      onHidden={(next) => keep({ hidden: next })}
      onReset={() => keep({ hidden: [], widths: {} })}
    />
  )
}
