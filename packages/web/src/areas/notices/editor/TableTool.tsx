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
  const inside = {
    row: () => chain().addRowAfter().run(),
    column: () => chain().addColumnAfter().run(),
    dropRow: () => chain().deleteRow().run(),
    dropColumn: () => chain().deleteColumn().run(),
    drop: () => chain().deleteTable().run(),
  }
  const acts = editor.isActive('table')
    ? inside
    : { insert: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() }
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={within}
      menu={{
        items: Object.entries(acts).map(([act, run]) => ({
          key: act,
          label: t(`table.${act as keyof typeof inside | 'insert'}`),
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
