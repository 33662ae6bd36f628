import { distributionKinds, type DistributionKind } from '@bookrunner/domain/book'
import type { ChartView } from '../../../kit/chart/index.ts'
import { isRecord, readJson, writeJson } from '../../../platform/storage.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import { measures, type Measure } from './distribution-model.ts'

export const tabs = ['demand', 'distribution', 'momentum', 'what-if'] as const
export type Tab = (typeof tabs)[number]

/** A person's choices for charts, stored in this browser. */
export interface ChartPreferences {
  /** Null until the person opens or closes the panel: it is open where it has room. */
  readonly open: boolean | null
  readonly tab: Tab
  /** Charts shown as tables. */
  readonly asTable: readonly Tab[]
  readonly by: DistributionKind
  readonly measure: Measure
}

const KEY = 'bookrunner.book-charts.2'

const oneOf = <Value extends string>(allowed: readonly Value[], value: unknown): Value =>
  allowed.find((each) => each === value) ?? allowed[0]!

export const readTab = (value: unknown): Tab | undefined => tabs.find((tab) => tab === value)

export function parsePreferences(stored: unknown): ChartPreferences {
  const record = isRecord(stored) ? stored : {}
  const asTable: unknown[] = Array.isArray(record['asTable']) ? record['asTable'] : []
  return {
    open: typeof record['open'] === 'boolean' ? record['open'] : null,
    tab: oneOf(tabs, record['tab']),
    asTable: tabs.filter((tab) => asTable.includes(tab)),
    by: oneOf(['type', 'region', ...distributionKinds] as const, record['by']),
    measure: oneOf(measures, record['measure']),
  }
}

export const preferencesStore = createStore<ChartPreferences>(parsePreferences(readJson('local', KEY)))

export function savePreferences(change: Partial<ChartPreferences>): void {
  preferencesStore.set({ ...preferencesStore.get(), ...change })
  writeJson('local', KEY, preferencesStore.get())
}

/** Whether the tab shows a chart or a table. */
export function useView(tab: Tab): readonly [ChartView, (view: ChartView) => void] {
  const { asTable } = useStore(preferencesStore)
  const show = (view: ChartView) => {
    const others = preferencesStore.get().asTable.filter((each) => each !== tab)
    savePreferences({ asTable: view === 'table' ? [...others, tab] : others })
  }
  return [asTable.includes(tab) ? 'table' : 'chart', show]
}
