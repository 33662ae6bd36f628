import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { orderChanges } from '@bookrunner/domain/orders'
import { Input, Segmented, type InputRef } from 'antd'
import { useRef } from 'react'
import { clearText } from '../../kit/clear-text.ts'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../../shell/keys/shortcuts.ts'
import { noFilter, type BookFilter } from './filter.ts'
import { bookText } from './text.ts'

interface Props {
  readonly filter: BookFilter
  readonly shown: number
  readonly all: number
  readonly onChange: (next: BookFilter) => void
}

/** Finds rows: by words, and by what changed since the last push. */
export function BookBar({ filter, shown, all, onChange }: Props) {
  const t = useText(bookText)
  const clear = useText(clearText)('clear')
  const box = useRef<InputRef>(null)
  useShortcut({ keys: '/', title: t('key.filter'), place: t('place'), run: () => box.current?.focus() })
  return (
    <div className="br-book-bar">
      <Input
        ref={box}
        className="br-book-filter"
        allowClear={{ clearIcon: <CloseCircleFilled aria-label={clear} /> }}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t('filter')}
        aria-label={t('filter.label')}
        value={filter.text}
        maxLength={100}
        onKeyDown={(event) => event.key === 'Escape' && onChange({ ...filter, text: '' })}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <Segmented
        aria-label={t('change.label')}
        value={filter.change}
        options={(['ALL', ...orderChanges] as const).map((value) => ({ value, label: t(`change.${value}`) }))}
        onChange={(change) => onChange({ ...filter, change })}
      />
      {filter !== noFilter && (
        <span className="br-quiet" role="status">
          {t('shown', { shown, all })}
        </span>
      )}
    </div>
  )
}
