import { SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover } from 'antd'
import { useText } from '../../platform/text.ts'
import { classes } from '../classes.ts'
import type { ColumnPlace } from '../grid/index.ts'
import { within } from '../within.ts'
import { denseText } from './text.ts'
import columnsCss from '../columns.module.css'
import denseCss from '../dense/dense.module.css'

interface Props {
  /** All columns, as the reader chose them. */
  readonly places: readonly ColumnPlace[]
  readonly columnOf: (id: string) => { readonly pinned?: boolean } | undefined
  readonly nameOf: (id: string) => string
  /** Columns that would be empty in every row. */
  readonly empty?: readonly string[]
  /** An empty list: the default columns. */
  readonly onChange: (places: readonly ColumnPlace[]) => void
}

/** A button that opens the choice of columns. */
export function ColumnMenu(props: Props) {
  const t = useText(denseText)
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      getPopupContainer={within}
      content={<Columns {...props} />}
    >
      <Button icon={<SettingOutlined aria-hidden />} aria-label={t('columns')} title={t('columns')} />
    </Popover>
  )
}

function Columns({ places, columnOf, nameOf, empty = [], onChange }: Props) {
  const t = useText(denseText)
  return (
    <div className={classes(columnsCss.columns, denseCss.columns)} role="group" aria-label={t('columns')}>
      {places
        .filter(({ id }) => !columnOf(id)?.pinned)
        .map(({ id, hidden }) => (
          <Checkbox
            key={id}
            checked={!hidden && !empty.includes(id)}
            disabled={empty.includes(id)}
            onChange={({ target }) =>
              onChange(places.map((each) => (each.id === id ? { ...each, hidden: !target.checked } : each)))
            }
          >
            {nameOf(id)}
            {empty.includes(id) && <small> {t('columns.empty')}</small>}
          </Checkbox>
        ))}
      <Button size="small" onClick={() => onChange([])}>
        {t('columns.reset')}
      </Button>
    </div>
  )
}
