import { SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover } from 'antd'
import { within } from '../../../kit/within.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { columnList } from './columns.tsx'
import { keep, keptStore } from './kept.ts'
import { boardText } from './text.ts'

/** Which columns the table shows. */
export function ColumnChooser() {
  const t = useText(boardText)
  const { hidden } = useStore(keptStore)
  const free = columnList.filter(({ fast }) => !fast)
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      getPopupContainer={within}
      content={
        <div className="br-columns" role="group" aria-label={t('columns')}>
          {free.map(({ name }) => (
            <Checkbox
              key={name}
              checked={!hidden.includes(name)}
              onChange={({ target }) =>
                keep({ hidden: target.checked ? hidden.filter((one) => one !== name) : [...hidden, name] })
              }
            >
              {t(`column.${name}`)}
            </Checkbox>
          ))}
          <Button size="small" onClick={() => keep({ hidden: [], widths: {} })}>
            {t('columns.reset')}
          </Button>
        </div>
      }
    >
      <Button icon={<SettingOutlined aria-hidden />} aria-label={t('columns')} title={t('columns')} />
    </Popover>
  )
}
