import { TableOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { Button, Dropdown } from 'antd'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { editorText } from './text.ts'

/** Inserts a table; inside one, its rows and columns. */
export function TableTool({ editor }: { readonly editor: Editor }) {
  const t = useText(editorText)
  const chain = () => editor.chain().focus()
  const acts: readonly (readonly [label: string, run: () => boolean])[] = editor.isActive('table')
    ? [
        [t('table.row'), () => chain().addRowAfter().run()],
        [t('table.column'), () => chain().addColumnAfter().run()],
        [t('table.dropRow'), () => chain().deleteRow().run()],
        [t('table.dropColumn'), () => chain().deleteColumn().run()],
        [t('table.drop'), () => chain().deleteTable().run()],
      ]
    : [[t('table.insert'), () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()]]
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={within}
      menu={{
        items: acts.map(([label, run]) => ({
          key: label,
          label,
          onClick: () => {
            run()
          },
        })),
      }}
    >
      <Button
        type="text"
        size="small"
        icon={<TableOutlined aria-hidden />}
        aria-label={t('table')}
        title={t('table')}
        onMouseDown={(event) => event.preventDefault()}
      />
    </Dropdown>
  )
}
