import { SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover } from 'antd'
import { within } from '../within.ts'
import css from '../columns.module.css'

interface Props {
  readonly label: string
  readonly reset: string
  /** Those that can be hidden. */
  readonly columns: readonly { readonly id: string; readonly title: string }[]
  readonly hidden: readonly string[]
  readonly onHidden: (hidden: readonly string[]) => void
  readonly onReset: () => void
}

/** Which columns a table shows. */
export function ColumnChooser({ label, reset, columns, hidden, onHidden, onReset }: Props) {
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      getPopupContainer={within}
      content={
        <div className={css.columns} role="group" aria-label={label}>
          {columns.map(({ id, title }) => (
            <Checkbox
              key={id}
              checked={!hidden.includes(id)}
              onChange={({ target }) =>
                onHidden(target.checked ? hidden.filter((one) => one !== id) : [...hidden, id])
              }
            >
              {title}
            </Checkbox>
          ))}
          <Button size="small" onClick={onReset}>
            {reset}
          </Button>
        </div>
      }
    >
      <Button icon={<SettingOutlined aria-hidden />} aria-label={label} title={label} />
    </Popover>
  )
}
