import { CheckOutlined, DeleteOutlined, LayoutOutlined } from '@ant-design/icons'
import { Button, Flex, Input, Popover, Segmented } from 'antd'
import { useState } from 'react'
import { isSame } from '@bookrunner/domain/kernel'
import { ColumnMenu } from '../../kit/dense-page/ColumnMenu.tsx'
import { rowHeights } from '../../kit/grid/index.ts'
import { within } from '../../kit/within.ts'
import { useText } from '../../platform/text.ts'
import { columnOf } from './grid/columns.ts'
import { columnsShown } from './grid/phases.ts'
import { gridText } from './grid/text.ts'
import type { BrowserBook } from './state/browser-book.ts'
import {
  bookSorts,
  mostLayouts,
  sortedAs,
  sortOf,
  usualLayout,
  withNamed,
  withoutNamed,
  type BookSort,
} from './state/layout.ts'
import type { Layouts } from './state/layout-store.ts'
import { bookText } from './text.ts'
import css from './book.module.css'

interface Props {
  readonly levels: BrowserBook['levels']
  readonly layouts: Layouts
}

/** The choice of columns, and the layouts that this device stores under a name. */
export function LayoutMenu({ levels, layouts }: Props) {
  const t = useText(bookText)
  const gridT = useText(gridText)
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        arrow={false}
        getPopupContainer={within}
        content={<Named layouts={layouts} />}
      >
        <Button icon={<LayoutOutlined aria-hidden />} aria-label={t('layouts')} title={t('layouts')} />
      </Popover>
      <ColumnMenu
        // All columns: the choice holds for every phase.
        places={columnsShown(layouts.current.columns, 'all', levels)}
        columnOf={columnOf}
        nameOf={(id) => gridT(`column.${id as 'number'}`)}
        onChange={(columns) => layouts.change({ columns })}
      />
    </>
  )
}

function Named({ layouts: { current, named, change, update } }: Pick<Props, 'layouts'>) {
  const t = useText(bookText)
  const [name, setName] = useState('')
  const full = named.length >= mostLayouts && !named.some((each) => each.name === name.trim())
  const save = () => {
    if (name.trim() === '' || full) return
    update((layouts) => withNamed(layouts, name))
    setName('')
  }
  const shown = { ...current, filter: { ...current.filter, text: '' } }
  return (
    <div className={css.layouts} role="group" aria-label={t('layouts')}>
      <RowChoices layouts={{ current, change }} />
      <ul>
        <li>
          <Button type="text" size="small" onClick={() => change(usualLayout)}>
            {t('layouts.usual')}
          </Button>
        </li>
        {named.map((each) => (
          <li key={each.name}>
            <Button
              type="text"
              size="small"
              aria-pressed={isSame(each.layout, shown)}
              icon={isSame(each.layout, shown) ? <CheckOutlined aria-hidden /> : undefined}
              onClick={() => change(each.layout)}
            >
              {each.name}
            </Button>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('layouts.forget', { name: each.name })}
              title={t('layouts.forget', { name: each.name })}
              onClick={() => update((layouts) => withoutNamed(layouts, each.name))}
            />
          </li>
        ))}
      </ul>
      <Flex justify="space-between" gap={8}>
        <Input
          size="small"
          aria-label={t('layouts.name')}
          placeholder={t('layouts.name')}
          maxLength={40}
          value={name}
          onPressEnter={save}
          onChange={({ target }) => setName(target.value)}
        />
        <Button size="small" disabled={name.trim() === '' || full} onClick={save}>
          {t('layouts.save')}
        </Button>
      </Flex>
      <p className="br-quiet">{t(full ? 'layouts.full' : 'layouts.hint')}</p>
    </div>
  )
}

/** Order and height of the rows. */
function RowChoices({
  layouts: { current, change },
}: {
  readonly layouts: Pick<Layouts, 'current' | 'change'>
}) {
  const t = useText(bookText)
  return (
    <>
      <span aria-hidden>{t('sort.label')}</span>
      <Segmented<BookSort | ''>
        size="small"
        block
        aria-label={t('sort.label')}
        value={sortOf(current) ?? ''}
        options={bookSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(next) => next !== '' && change({ sort: sortedAs[next] })}
      />
      <span aria-hidden>{t('rows.label')}</span>
      <Segmented
        size="small"
        block
        aria-label={t('rows.label')}
        value={current.rowHeight}
        options={rowHeights.map((value) => ({ value, label: t(`rows.${value}`) }))}
        onChange={(rowHeight) => change({ rowHeight })}
      />
    </>
  )
}
