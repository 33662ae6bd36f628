import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { ColumnMenu } from '../../kit/dense-page/ColumnMenu.tsx'
import { denseText } from '../../kit/dense-page/text.ts'
import { UnfoldButton } from '../../kit/dense-page/UnfoldButton.tsx'
import type { ColumnPlace } from '../../kit/grid/index.ts'
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
import css from './allocation.module.css'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly layout: Layout
  readonly change: (next: Partial<Layout>) => void
  readonly desk: AllocDesk
  /** Lines can be edited. */
  readonly open: boolean
  readonly places: readonly ColumnPlace[]
  /** Columns that are empty for this version. */
  readonly empty: readonly string[]
  /** The lines an action applies to: the selected ones, else those of the filter. */
  readonly count: number
  readonly picked: boolean
  /** For a launched version: confirms the selected lines to their investors. */
  readonly confirm?: ReactNode
  readonly onBulk: () => void
  readonly onUnfold: () => void
}

/** The bar above the lines: filters, view, and actions on all lines at once. */
export function LinesBar(props: Props) {
  const { layout, change, desk, open, places, picked, onBulk, onUnfold } = props
  const t = useText(allocText)
  const dense = useText(denseText)
  const gridT = useText(allocGridText)
  const place = t('place')
  const look = (view: AllocViewKind) => change({ view })
  useShortcut({ keys: 'o', title: t('view.order'), place, run: () => look('order') })
  useShortcut({ keys: 't', title: t('view.type'), place, run: () => look('type') })
  useShortcut({ keys: 'h', title: t('view.group'), place, run: () => look('group') })
  useShortcut({ keys: 'e', title: dense('unfold'), place, run: onUnfold })
  return (
    <div className={classes(denseCss.bar, css.bar)}>
      <Segmented<AllocViewKind>
        aria-label={t('view.label')}
        value={layout.view}
        options={allocViews.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={look}
      />
      {layout.view !== 'order' && <UnfoldButton onUnfold={onUnfold} />}
      {isFiltered(layout.filters) && (
        <Button onClick={() => change({ filters: {} })}>{dense('clear.filter')}</Button>
      )}
      <span className={denseCss.barEnd}>
        {props.confirm}
        {open && (
          <>
            <UndoButtons desk={desk} />
            <Button onClick={onBulk} disabled={props.count === 0}>
              {t(picked ? 'bulk.picked' : 'bulk.filter', { count: props.count })}
            </Button>
          </>
        )}
        <ColumnMenu
          places={places}
          columnOf={columnOf}
          nameOf={(id) => gridT(`column.${id as 'number'}`)}
          empty={props.empty}
          onChange={(columns) => change({ columns })}
        />
      </span>
    </div>
  )
}

/** Undo and redo of the user's own changes. */
function UndoButtons({ desk }: Pick<Props, 'desk'>) {
  const t = useText(allocText)
  const { done, undone } = useStore(desk.undoing)
  const place = t('place')
  const [last, next] = [done.at(-1), undone.at(-1)]
  // Includes changes being saved: they are undone once they are saved.
  const undo = () => desk.undo()
  const redo = () => desk.redo()
  // A dialog shows the lines of the time it was opened: they do not change behind it.
  const keys = { place, notInDialogs: true } as const
  useShortcut({ ...keys, keys: 'mod+z', title: t('undo'), run: undo })
  useShortcut({ ...keys, keys: 'mod+shift+z', title: t('redo'), run: redo })
  useShortcut({ ...keys, keys: 'mod+y', title: t('redo'), run: redo })
  const labelOf = (change: typeof last, plain: 'undo' | 'redo') =>
    change ? t(`${plain}.change`, { what: t(`change.${change.what}`), count: change.count }) : t(plain)
  return (
    <>
      <Button
        disabled={!last}
        aria-label={labelOf(last, 'undo')}
        title={labelOf(last, 'undo')}
        onClick={undo}
      >
        {t('undo')}
      </Button>
      <Button
        disabled={!next}
        aria-label={labelOf(next, 'redo')}
        title={labelOf(next, 'redo')}
        onClick={redo}
      >
        {t('redo')}
      </Button>
    </>
  )
}
