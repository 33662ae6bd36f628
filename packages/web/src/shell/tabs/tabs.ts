import { LANGS, type InLangs } from '../../platform/language.ts'
import { isRecord } from '../../platform/storage.ts'

/**
 * The open pages of the multi-tab mode (§1) as plain data. All changes are functions here, to be tested without a page.
 */
export interface Tab {
  /** The page's key: its path and its records. */
  readonly key: string
  /** The row of the route table. */
  readonly route: string
  /** The URL it was last shown with. */
  readonly url: string
  /** The page's own title ("XYZ 2031"), once it has set one. */
  readonly titles?: InLangs
  /** Increased to mount the page again. */
  readonly version: number
}

export interface Tabs {
  readonly list: readonly Tab[]
}

export const NO_TABS: Tabs = { list: [] }
/** Beyond this the oldest pages are dropped. */
export const MOST_TABS = 20

export interface Opened {
  readonly key: string
  readonly route: string
  readonly url: string
}

/** Shows a page: an open tab gets the new URL, another one is added at the end. */
export function openTab(tabs: Tabs, page: Opened): Tabs {
  const open = tabs.list.find((tab) => tab.key === page.key)
  if (open) {
    if (open.url === page.url) return tabs
    return { list: tabs.list.map((tab) => (tab === open ? { ...tab, url: page.url } : tab)) }
  }
  const list = [...tabs.list, { ...page, version: 0 }]
  return { list: list.length > MOST_TABS ? list.slice(list.length - MOST_TABS) : list }
}

export function titleTab(tabs: Tabs, key: string, titles: InLangs): Tabs {
  const tab = tabs.list.find((item) => item.key === key)
  if (!tab || LANGS.every((lang) => tab.titles?.[lang] === titles[lang])) return tabs
  return { list: tabs.list.map((item) => (item === tab ? { ...item, titles } : item)) }
}

/** A page became another open one, which takes its place. */
export function movedTab(tabs: Tabs, key: string, next: string): Tabs {
  const there = tabs.list.find((tab) => tab.key === next)
  if (!there || key === next) return tabs
  const others = tabs.list.filter((tab) => tab !== there)
  return others.some((tab) => tab.key === key)
    ? { list: others.map((tab) => (tab.key === key ? there : tab)) }
    : tabs
}

export function refreshTab(tabs: Tabs, key: string): Tabs {
  return { list: tabs.list.map((tab) => (tab.key === key ? { ...tab, version: tab.version + 1 } : tab)) }
}

export type CloseWhich = 'this' | 'left' | 'right' | 'others'

export interface Closed {
  readonly tabs: Tabs
  /** The page to show after the visible one was closed. */
  readonly goTo?: Tab
  /** §8: closing the last open tab gives a warning, and does not happen. */
  readonly refused?: 'last'
}

export function closeTabs(tabs: Tabs, which: CloseWhich, key: string, activeKey: string): Closed {
  const at = tabs.list.findIndex((tab) => tab.key === key)
  if (at < 0) return { tabs }
  if (which === 'this' && tabs.list.length === 1) return { tabs, refused: 'last' }
  const keep: Record<CloseWhich, (index: number) => boolean> = {
    this: (index) => index !== at,
    left: (index) => index >= at,
    right: (index) => index <= at,
    others: (index) => index === at,
  }
  const list = tabs.list.filter((_, index) => keep[which](index))
  if (list.length === tabs.list.length) return { tabs }
  // React may already draw a page that is no tab yet: nothing has to make way for it.
  const isClosing = (tab: Tab) => tab.key === activeKey && !list.includes(tab)
  if (!tabs.list.some(isClosing)) return { tabs: { list } }
  const next = which === 'this' ? (list[at] ?? list[at - 1]) : tabs.list[at]
  return { tabs: { list }, ...(next && { goTo: next }) }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isInLangs = (value: unknown): value is InLangs =>
  isRecord(value) && LANGS.every((lang) => isText(value[lang]) && value[lang] !== '')

/** Parses stored tabs; only existing and allowed pages are restored. */
export function parseTabs(stored: unknown, allowed: (url: string) => boolean): Tabs {
  const rows: unknown[] = Array.isArray(stored) ? stored : []
  const list: Tab[] = []
  for (const row of rows.slice(-MOST_TABS)) {
    if (typeof row !== 'object' || row === null) continue
    const { key, route, url, titles } = row as Record<string, unknown>
    if (
      !isText(key) ||
      !isText(route) ||
      !isText(url) ||
      !url.startsWith('/') ||
      !allowed(url.replace(/[?#].*$/s, ''))
    )
      continue
    if (list.some((tab) => tab.key === key)) continue
    list.push({ key, route, url, version: 0, ...(isInLangs(titles) && { titles }) })
  }
  return { list }
}
