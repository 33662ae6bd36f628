import { MenuUnfoldOutlined, RedoOutlined, SettingOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { count } from '../../kit/format.ts'
import type { ColumnPlace } from '../../kit/grid/index.ts'
import { within } from '../../kit/within.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../../kit/keys/shortcuts.ts'
import { columnOf } from './grid/columns.ts'
import { allocGridText } from './grid/text.ts'
import { isFiltered } from './rows/filter.ts'
import { allocViews, type AllocViewKind } from './rows/flatten.ts'
import type { AllocDesk } from './state/desk.ts'
import type { Layout } from './state/layout.ts'
import { allocText } from './text.ts'
import { classes } from '../../kit/classes.ts'
import columnsCss from '../../kit/columns.module.css'
import css from './allocation.module.css'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly layout: Layout
  readonly change: (next: Partial<Layout>) => void
  readonly desk: AllocDesk
  /** Lines are typed into. */
  readonly open: boolean
  readonly places: readonly ColumnPlace[]
  /** Columns this version has nothing for. */
  readonly empty: readonly string[]
  /** What something would be done with: lines that are picked, else those of the filter. */
  readonly count: number
  readonly picked: boolean
  /** Of a launched version: what is picked goes to its investors. */
  readonly confirm?: ReactNode
  readonly onBulk: () => void
  readonly onUnfold: () => void
}

/** Which lines there are, how one looks at them, and what is done with all of them at once. */
export function LinesBar(props: Props) {
  const { layout, change, desk, open, places, picked, onBulk, onUnfold } = props
  const t = useText(allocText)
  const place = t('place')
  const look = (view: AllocViewKind) => change({ view })
  useShortcut({ keys: 'o', title: t('view.order'), place, run: () => look('order') })
  useShortcut({ keys: 't', title: t('view.type'), place, run: () => look('type') })
  useShortcut({ keys: 'h', title: t('view.group'), place, run: () => look('group') })
  useShortcut({ keys: 'e', title: t('unfold'), place, run: onUnfold })
  return (
    <div className={classes(denseCss.bar, css.bar)}>
      <Segmented<AllocViewKind>
        aria-label={t('view.label')}
        value={layout.view}
        options={allocViews.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={look}
      />
      {layout.view !== 'order' && (
        <Button
          icon={<MenuUnfoldOutlined aria-hidden />}
          aria-label={t('unfold')}
          title={t('unfold')}
          onClick={onUnfold}
        />
      )}
      {isFiltered(layout.filters) && (
        <Button onClick={() => change({ filters: {} })}>{t('none.clear')}</Button>
      )}
      <span className={denseCss.barEnd}>
        {props.confirm}
        {open && (
          <>
            <UndoButtons desk={desk} />
            <Button onClick={onBulk} disabled={props.count === 0}>
              {t(picked ? 'bulk.picked' : 'bulk.filter', { count: count(props.count) })}
            </Button>
          </>
        )}
        <Popover
          trigger="click"
          placement="bottomRight"
          arrow={false}
          getPopupContainer={within}
          content={<Columns places={places} change={change} empty={props.empty} />}
        >
          <Button icon={<SettingOutlined aria-hidden />} aria-label={t('columns')} title={t('columns')} />
        </Popover>
      </span>
    </div>
  )
}

/** One's own changes taken back and made again; those of others stay. */
function UndoButtons({ desk }: Pick<Props, 'desk'>) {
  const t = useText(allocText)
  const { done, undone } = useStore(desk.undoing)
  const place = t('place')
  const [last, next] = [done.at(-1), undone.at(-1)]
  // Also what is still on its way: it is taken back as soon as it is written.
  const undo = () => desk.undo()
  const redo = () => desk.redo()
  // What is in a dialog is about lines as they stand: they do not change behind it.
  const keys = { place, notInDialogs: true } as const
  useShortcut({ ...keys, keys: 'mod+z', title: t('undo'), run: undo })
  useShortcut({ ...keys, keys: 'mod+shift+z', title: t('redo'), run: redo })
  useShortcut({ ...keys, keys: 'mod+y', title: t('redo'), run: redo })
  const said = (change: typeof last, plain: 'undo' | 'redo') =>
    change ? t(`${plain}.change`, { what: t(`change.${change.what}`), count: change.count }) : t(plain)
  return (
    <>
      <Button
        icon={<UndoOutlined aria-hidden />}
        disabled={!last}
        aria-label={said(last, 'undo')}
        title={said(last, 'undo')}
        onClick={undo}
      />
      <Button
        icon={<RedoOutlined aria-hidden />}
        disabled={!next}
        aria-label={said(next, 'redo')}
        title={said(next, 'redo')}
        onClick={redo}
      />
    </>
  )
}

function Columns({ places, empty, change }: Pick<Props, 'places' | 'empty' | 'change'>) {
  const t = useText(allocText)
  const words = useText(allocGridText)
  return (
    <div className={classes(columnsCss.columns, denseCss.columns)} role="group" aria-label={t('columns')}>
      {places
        .filter(({ id }) => !columnOf(id)?.pinned)
        .map((place) => (
          <Checkbox
            key={place.id}
            checked={!place.hidden && !empty.includes(place.id)}
            disabled={empty.includes(place.id)}
            onChange={({ target }) =>
              change({
                columns: places.map((each) =>
                  each.id === place.id ? { ...each, hidden: !target.checked } : each,
                ),
              })
            }
          >
            {words(`column.${place.id as 'number'}`)}
            {empty.includes(place.id) && <small> {t('columns.empty')}</small>}
          </Checkbox>
        ))}
      <Button size="small" onClick={() => change({ columns: [] })}>
        {t('columns.reset')}
      </Button>
    </div>
  )
}
