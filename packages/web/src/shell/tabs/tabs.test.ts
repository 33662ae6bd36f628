import { describe, expect, it } from 'vitest'
import {
  closeTabs,
  MOST_TABS,
  movedTab,
  NO_TABS,
  openTab,
  parseTabs,
  refreshTab,
  titleTab,
  type Tabs,
} from './tabs.ts'

const page = (key: string, url = key) => ({ key, route: key, url })
const open = (...keys: string[]): Tabs => keys.reduce((tabs, key) => openTab(tabs, page(key)), NO_TABS)
const keys = (tabs: Tabs) => tabs.list.map((tab) => tab.key)

const inAll = (title: string) => ({ US: title, CN: title, HK: title })

describe('opening', () => {
  it('adds a page once and follows its address', () => {
    const tabs = openTab(open('/a', '/b'), page('/a', '/a?page=2'))
    expect(keys(tabs)).toEqual(['/a', '/b'])
    expect(tabs.list[0]?.url).toBe('/a?page=2')
  })

  it('returns the same object if nothing changed', () => {
    const tabs = open('/a')
    expect(openTab(tabs, page('/a'))).toBe(tabs)
    expect(titleTab(tabs, '/b', inAll('x'))).toBe(tabs)
  })

  it('drops the oldest page beyond the maximum', () => {
    const tabs = open(...Array.from({ length: MOST_TABS + 3 }, (_, i) => `/${i}`))
    expect(tabs.list).toHaveLength(MOST_TABS)
    expect(tabs.list.at(-1)?.key).toBe(`/${MOST_TABS + 2}`)
  })
})

describe('closing', () => {
  it('shows the right neighbour, else the left, when the visible page is closed', () => {
    expect(closeTabs(open('/a', '/b', '/c'), 'this', '/b', '/b').goTo?.url).toBe('/c')
    expect(closeTabs(open('/a', '/b', '/c'), 'this', '/c', '/c').goTo?.url).toBe('/b')
    expect(closeTabs(open('/a', '/b', '/c'), 'this', '/a', '/c').goTo).toBeUndefined()
  })

  it('refuses to close the last one (§8)', () => {
    const tabs = open('/a')
    expect(closeTabs(tabs, 'this', '/a', '/a')).toEqual({ tabs, refused: 'last' })
  })

  it('closes left, right and others, and shows the clicked one if the visible page was closed', () => {
    const tabs = open('/a', '/b', '/c', '/d')
    expect(keys(closeTabs(tabs, 'left', '/c', '/c').tabs)).toEqual(['/c', '/d'])
    expect(keys(closeTabs(tabs, 'right', '/b', '/b').tabs)).toEqual(['/a', '/b'])
    expect(keys(closeTabs(tabs, 'others', '/b', '/d').tabs)).toEqual(['/b'])
    expect(closeTabs(tabs, 'others', '/b', '/d').goTo?.url).toBe('/b')
    expect(closeTabs(tabs, 'right', '/d', '/a')).toEqual({ tabs })
  })

  it('leaves in front a page that opens meanwhile and is no tab yet', () => {
    const closed = closeTabs(open('/a', '/b', '/c'), 'left', '/b', '/opening')
    expect(keys(closed.tabs)).toEqual(['/b', '/c'])
    expect(closed.goTo).toBeUndefined()
  })
})

describe('storing', () => {
  it('counts a refresh, and stores a title', () => {
    const tabs = titleTab(refreshTab(open('/a', '/b'), '/b'), '/b', inAll('Deal B'))
    expect(tabs.list[1]).toMatchObject({ key: '/b', version: 1, titles: inAll('Deal B') })
    expect(titleTab(tabs, '/b', inAll('Deal B'))).toBe(tabs)
    const other = { US: 'Deal B', CN: 'B 项目', HK: 'B 項目' }
    expect(titleTab(tabs, '/b', other).list[1]).toMatchObject({ titles: other })
  })

  it('restores valid pages that are still allowed', () => {
    const stored = [
      { key: '/a', route: '/a', url: '/a?x=1', titles: inAll('A'), version: 9 },
      { key: '/a', route: '/a', url: '/a' },
      { key: '/b', route: '/b', url: '/b' },
      { key: '/c', route: '/c', url: 'https://evil.test' },
      { key: '/d', route: '/d', url: '/d', titles: { US: 'D', CN: '' } },
      null,
      'x',
    ]
    expect(parseTabs(stored, (path) => path !== '/b').list).toEqual([
      { key: '/a', route: '/a', url: '/a?x=1', titles: inAll('A'), version: 0 },
      { key: '/d', route: '/d', url: '/d', version: 0 },
    ])
    expect(parseTabs({ list: [] }, () => true)).toEqual(NO_TABS)
  })
})

describe('a page that becomes another', () => {
  it('takes the place of the first page', () => {
    const tabs = open('/a', '/new', '/c', '/new?id=1')
    expect(movedTab(tabs, '/new', '/new?id=1').list.map(({ key }) => key)).toEqual(['/a', '/new?id=1', '/c'])
  })

  it('changes nothing if either page is not open', () => {
    const tabs = open('/a', '/b')
    expect(movedTab(tabs, '/x', '/b')).toBe(tabs)
    expect(movedTab(tabs, '/a', '/x')).toBe(tabs)
  })
})
