import type { InLangs } from '../../platform/language.ts'
import { isRecord, readJson, writeJson } from '../../platform/storage.ts'
import { createStore } from '../../platform/store.ts'
import { movedTab, NO_TABS, parseTabs, titleTab, type Tabs } from './tabs.ts'

/** §2: session storage has the open pages and titles, per browser tab and user. */
const KEY = 'bookrunner.tabs'

export const tabsStore = createStore<Tabs>(NO_TABS)

let owner = ''

export function restoreTabs(userId: string, allowed: (url: string) => boolean): void {
  owner = userId
  const stored = readJson('session', KEY)
  const mine = isRecord(stored) && stored['userId'] === userId ? stored['list'] : undefined
  setTabs(parseTabs(mine, allowed))
}

export function setTabs(tabs: Tabs): void {
  if (tabs === tabsStore.get()) return
  tabsStore.set(tabs)
  const list = tabs.list.map(({ key, route, url, titles }) => ({ key, route, url, titles }))
  writeJson('session', KEY, { userId: owner, list })
}

export function forgetTabs(): void {
  tabsStore.set(NO_TABS)
  writeJson('session', KEY, undefined)
}

/** A page became another one, such as a new record after saving: it stays in its place. */
export const replaceTab = (key: string, next: string) => setTabs(movedTab(tabsStore.get(), key, next))

export const nameTab = (key: string, titles: InLangs) => setTabs(titleTab(tabsStore.get(), key, titles))
