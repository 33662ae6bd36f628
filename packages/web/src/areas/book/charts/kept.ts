import { distributionKinds, type DistributionKind } from '@bookrunner/domain/book'
import type { ChartView } from '../../../kit/chart/index.ts'
import { isRecord, readJson, writeJson } from '../../../platform/storage.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import { measures, type Measure } from './distribution-model.ts'

export const tabs = ['demand', 'distribution', 'momentum', 'what-if'] as const
export type Tab = (typeof tabs)[number]

/** How charts are looked at, remembered in this browser. */
export interface ChartPreferences {
  readonly open: boolean
  readonly tab: Tab
  /** Those shown as tables. */
  readonly asTable: readonly Tab[]
  readonly by: DistributionKind
  readonly measure: Measure
}

const KEY = 'bookrunner.book-charts'

const one = <Value extends string>(allowed: readonly Value[], value: unknown): Value =>
  allowed.find((each) => each === value) ?? allowed[0]!

export const readTab = (value: unknown): Tab | undefined => tabs.find((tab) => tab === value)

/** So wide a window has room for a grid and charts side by side; on a narrower one they come when asked for. */
const roomForBoth = 1440
const widthNow = (): number => (globalThis as { innerWidth?: number }).innerWidth ?? 0

export function parseKept(stored: unknown, width = widthNow()): ChartPreferences {
  const given = isRecord(stored) ? stored : {}
  const asTable: unknown[] = Array.isArray(given['asTable']) ? given['asTable'] : []
  return {
    open: typeof given['open'] === 'boolean' ? given['open'] : width >= roomForBoth,
    tab: one(tabs, given['tab']),
    asTable: tabs.filter((tab) => asTable.includes(tab)),
    by: one(['type', 'region', ...distributionKinds] as const, given['by']),
    measure: one(measures, given['measure']),
  }
}

export const keptStore = createStore<ChartPreferences>(parseKept(readJson('local', KEY)))

export function keep(change: Partial<ChartPreferences>): void {
  keptStore.set({ ...keptStore.get(), ...change })
  writeJson('local', KEY, keptStore.get())
}

/** Whether one of them is shown as a chart or as a table. */
export function useView(tab: Tab): readonly [ChartView, (view: ChartView) => void] {
  const { asTable } = useStore(keptStore)
  const show = (view: ChartView) => {
    const others = keptStore.get().asTable.filter((each) => each !== tab)
    keep({ asTable: view === 'table' ? [...others, tab] : others })
  }
  return [asTable.includes(tab) ? 'table' : 'chart', show]
}
