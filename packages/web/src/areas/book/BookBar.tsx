import { CloseCircleFilled, EyeOutlined, FilterOutlined, SearchOutlined } from '@ant-design/icons'
import { orderChanges } from '@bookrunner/domain/orders'
import { Button, Input, Popover, Segmented, Select, type InputRef } from 'antd'
import { memo, useRef } from 'react'
import { denseText } from '../../kit/dense-page/text.ts'
import { UnfoldButton } from '../../kit/dense-page/UnfoldButton.tsx'
import { clearText } from '../../kit/clear-text.ts'
import { within } from '../../kit/within.ts'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../../kit/keys/shortcuts.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { narrowing, type BookFilter } from './rows/filter.ts'
import { bookViews } from './rows/flatten.ts'
import type { BrowserBook } from './state/browser-book.ts'
import { bookPhases, type Layout } from './state/layout.ts'
import type { Layouts } from './state/layout-store.ts'
import { LayoutMenu } from './LayoutMenu.tsx'
import { bookText } from './text.ts'
import css from './book.module.css'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly levels: BrowserBook['levels']
  readonly classes: BrowserBook['classes']
  readonly banks: BrowserBook['banks']
  readonly layouts: Layouts
  /** Orders that are new to the reader. */
  readonly fresh: number
  readonly onMarkRead: () => void
  readonly onUnfold: () => void
}

/** Filter, view and columns of the rows. */
export const BookBar = memo(function BookBar(props: Props) {
  const { levels, classes, banks, layouts, fresh, onMarkRead, onUnfold } = props
  const t = useText(bookText)
  const dense = useText(denseText)
  const { current, change } = layouts
  const { filter, view } = current
  const narrow = (next: Partial<BookFilter>) => change({ filter: { ...filter, ...next } })
  const showView = (next: Layout['view']) => change({ view: next })
  const narrowed = narrowing(filter)
  const place = t('place')
  useShortcut({ keys: 'o', title: t('key.order'), place, run: () => showView('order') })
  useShortcut({ keys: 't', title: t('key.type'), place, run: () => showView('type') })
  useShortcut({ keys: 'h', title: t('key.group'), place, run: () => showView('group') })
  useShortcut({ keys: 'e', title: dense('unfold'), place, run: onUnfold })
  useShortcut({ keys: 'u', title: t('key.markRead'), place, run: onMarkRead })
  return (
    <div className={denseCss.bar}>
      <TextFilter filter={filter} narrow={narrow} />
      <Segmented
        aria-label={t('view.label')}
        value={view}
        options={bookViews.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={showView}
      />
      <Segmented
        aria-label={t('change.label')}
        value={filter.change}
        options={(['ALL', ...orderChanges] as const).map((value) => ({ value, label: t(`change.${value}`) }))}
        onChange={(next) => narrow({ change: next })}
      />
      <Popover
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        getPopupContainer={within}
        content={<FilterPanel classes={classes} banks={banks} filter={filter} narrow={narrow} />}
      >
        <Button
          icon={<FilterOutlined aria-hidden />}
          aria-label={t('more')}
          title={t('more')}
          type={narrowed > 0 ? 'primary' : 'default'}
          ghost={narrowed > 0}
        >
          {narrowed > 0 ? narrowed : undefined}
        </Button>
      </Popover>
      <span className={denseCss.barEnd}>
        <Select
          className={css.phase}
          aria-label={t('phase.label')}
          value={current.phase}
          options={bookPhases.map((value) => ({ value, label: t(`phase.${value}`) }))}
          onChange={(phase) => change({ phase })}
        />
        {view !== 'order' && <UnfoldButton onUnfold={onUnfold} />}
        <Button
          className={css.markRead}
          icon={<EyeOutlined aria-hidden />}
          title={t('key.markRead')}
          disabled={fresh === 0}
          onClick={onMarkRead}
        >
          {t('unread', { count: fresh })}
          <span className="br-sr">{t('key.markRead')}</span>
        </Button>
        <LayoutMenu levels={levels} layouts={layouts} />
      </span>
    </div>
  )
})

function TextFilter(props: { filter: BookFilter; narrow: (next: Partial<BookFilter>) => void }) {
  const { filter, narrow } = props
  const t = useText(bookText)
  const clear = useText(clearText)('clear')
  const box = useRef<InputRef>(null)
  useShortcut({ keys: '/', title: t('key.filter'), place: t('place'), run: () => box.current?.focus() })
  return (
    <Input
      ref={box}
      className={css.filter}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={clear} /> }}
      prefix={<SearchOutlined aria-hidden />}
      placeholder={t('filter')}
      aria-label={t('filter.label')}
      value={filter.text}
      maxLength={100}
      onKeyDown={(event) => event.key === 'Escape' && narrow({ text: '' })}
      onChange={({ target }) => narrow({ text: target.value })}
    />
  )
}
