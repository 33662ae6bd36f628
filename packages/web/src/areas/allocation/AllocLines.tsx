import { Suspense, useEffect, useMemo, useState } from 'react'
import { sized } from '../../kit/amounts.ts'
import { Foot } from '../../kit/dense-page/Foot.tsx'
import { NoRows } from '../../kit/dense-page/NoRows.tsx'
import { denseText } from '../../kit/dense-page/text.ts'
import { useGridKeys } from '../../kit/dense-page/use-grid-keys.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { count } from '../../kit/format.ts'
import type { ShownRows } from '../../kit/grid/index.ts'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { lazyScreen } from '../../platform/chunk.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { BulkDialog } from './bulk/BulkDialog.tsx'
import { EditNote } from './EditNote.tsx'
import { allocGridText } from './grid/text.ts'
import { ConfirmPicked } from './flow/ConfirmPicked.tsx'
import { LinesBar } from './LinesBar.tsx'
import type { GridRow, OrderLine } from './rows/grid-row.ts'
import { runningOf } from './rows/running.ts'
import { planPaste, type PastePlan } from './paste/plan.ts'
import { PasteDialog } from './paste/PasteDialog.tsx'
import { SidePanel } from './SidePanel.tsx'
import type { AllocDesk } from './state/desk.ts'
import { versionOf, type BrowserAlloc } from './state/browser-alloc.ts'
import { allocText } from './text.ts'
import type { AllocInfo } from './use-alloc.ts'
import { useColumns } from './use-columns.ts'
import { useGrid } from './use-grid.ts'
import { useLineEdits } from './use-line-edits.ts'
import type { LinesLooked } from './use-looked.ts'
import type { AllocPlace } from './use-place.ts'
import { useTools } from './use-tools.ts'
import css from './allocation.module.css'
import denseCss from '../../kit/dense/dense.module.css'

const AllocGrid = lazyScreen(() => import('./grid/AllocGrid.tsx'))

interface Props {
  readonly alloc: BrowserAlloc
  readonly info: AllocInfo
  readonly place: AllocPlace
  readonly desk: AllocDesk
  readonly looked: LinesLooked
}

/** Selected lines with the figures of the state they were shown at. */
interface Shown<What> {
  readonly expectedSeq: number
  readonly what: What
}

const pickedOf = (lines: readonly OrderLine[], ids: readonly string[]): OrderLine[] => {
  const picked = new Set(ids)
  return lines.filter(({ id }) => picked.has(id))
}

/** The lines of a version with filters, cell edits and targets. */
export function AllocLines({ alloc, info, place, desk, looked }: Props) {
  const { selected, select, order } = looked
  const t = useText(allocText)
  const gridT = useText(allocGridText)
  const dense = useText(denseText)
  const edits = useLineEdits(alloc, desk, info.grid)
  const version = versionOf(alloc)
  const desks = info.may.allocate
  const columns = useColumns(alloc, { launched: version?.state === 'launched', desk: desks })
  const { layout, change } = columns
  const tools = useTools(alloc, info, edits.edits, version?.targets ?? [])
  const open = version?.may.includes('edit') === true
  const [paste, setPaste] = useState<Shown<PastePlan>>()
  const [bulk, setBulk] = useState<Shown<'bulk'>>()
  const { context, driver, unfold } = useGrid({
    alloc,
    edits: edits.edits,
    layout,
    looked,
    acts: {
      tools,
      may: (line, column) => open && (line.kind === 'order' || column !== 'note'),
      open: (orderId) => place.say({ order: orderId }),
      narrow: columns.narrow,
      begun: edits.begun,
      typing: edits.typing,
      stopped: edits.stopped,
    },
  })
  const shown = useStore(driver.shown)
  const lines = useStore(driver.lines)
  useEffect(() => order.set(lines.map(({ id }) => id)), [order, lines])
  const chosen = useMemo(() => pickedOf(lines, selected), [lines, selected])
  useGridKeys(gridT, t('place'))
  if (alloc.sight === 'totals') return <EmptyState title={t('totals.title')} hint={t('totals.hint')} />
  return (
    <>
      <LinesBar
        layout={layout}
        change={change}
        desk={desk}
        open={open}
        places={columns.chosen}
        empty={columns.empty}
        count={(chosen.length > 0 ? chosen : lines).length}
        picked={chosen.length > 0}
        confirm={
          version?.may.includes('confirm') && <ConfirmPicked alloc={alloc} place={place} lines={chosen} />
        }
        onUnfold={unfold}
        onBulk={() => setBulk({ expectedSeq: alloc.seq, what: 'bulk' })}
      />
      <div className={denseCss.body}>
        <div className={denseCss.main}>
          <div className={denseCss.book} role="region" aria-label={gridT('table')}>
            <Suspense fallback={<RowsSkeleton rows={16} />}>
              <AllocGrid
                key={tools.lang}
                driver={driver}
                context={context}
                selected={selected}
                picks={desks || version?.may.includes('confirm') === true}
                places={columns.places}
                sort={layout.sort}
                label={gridT('table')}
                onColumns={columns.placed}
                onSort={(sort) => change({ sort })}
                onSelect={select}
                onEdit={edits.typed}
                onPaste={({ cells, ...target }) =>
                  setPaste({
                    expectedSeq: alloc.seq,
                    what: planPaste(cells, { ...target, grid: info.grid, open }),
                  })
                }
              />
            </Suspense>
            {shown.rows.length === 0 && <NoLines alloc={alloc} onClear={() => change({ filters: {} })} />}
          </div>
          <Foot
            place={t('place')}
            counts={<Counts shown={shown} chosen={chosen} />}
            hasSoft={[...alloc.rows.values()].some(({ soft }) => soft)}
            unsorted={shown.stale ? dense('key.sort') : undefined}
            onSort={() => driver.sortAnew()}
          >
            <EditNote alloc={alloc} edits={edits} onDone={() => driver.focus()} />
          </Foot>
        </div>
        {desks && <SidePanel alloc={alloc} info={info} place={place} desk={desk} tools={tools} />}
      </div>
      {paste && (
        <PasteDialog
          plan={paste.what}
          remainder={runningOf(alloc, edits.edits).remainder}
          faultMessage={edits.faultMessage}
          onClose={() => setPaste(undefined)}
          onWrite={(cells) => {
            setPaste(undefined)
            edits.pasted(cells, paste.expectedSeq)
          }}
        />
      )}
      {bulk && (
        <BulkDialog
          alloc={alloc}
          info={info}
          edits={edits.edits}
          lines={chosen.length > 0 ? chosen : lines}
          picked={chosen.length > 0}
          onClose={() => setBulk(undefined)}
          onWrite={(wishes) => {
            setBulk(undefined)
            desk.write('bulk', wishes, bulk.expectedSeq)
          }}
        />
      )}
    </>
  )
}

interface CountsProps {
  readonly shown: ShownRows<GridRow>
  readonly chosen: readonly OrderLine[]
}

/** The number of lines, and the totals of the selected ones. */
function Counts({ shown: { shown, all }, chosen }: CountsProps) {
  const t = useText(allocText)
  const sum = chosen.reduce((total, { size }) => total + BigInt(size ?? 0), 0n)
  return (
    <>
      {t('shown', { shown: count(shown), all: count(all) })}
      {chosen.length > 0 && ` · ${t('picked', { count: chosen.length, sum: sized(sum) })}`}
    </>
  )
}

/** Why the grid is empty: the version has no lines, or the filters leave none. */
function NoLines({ alloc, onClear }: Pick<Props, 'alloc'> & { readonly onClear: () => void }) {
  const t = useText(allocText)
  const { size } = alloc.rows
  const hint = t(alloc.sight === 'own' ? 'empty.own' : 'empty.hint')
  return size === 0 ? (
    <NoRows className={css.none} title={t('empty.title')} hint={hint} onClear={undefined} />
  ) : (
    <NoRows
      className={css.none}
      title={t('none.title')}
      hint={t('none.hint', { count: size })}
      onClear={onClear}
    />
  )
}
