import { describe, expect, it } from 'vitest'
import { shownMenu, trail } from './menu.ts'

const node = (menuName: string, path: string, children: unknown[] = [], hidden = false) => ({
  menuId: menuName,
  parentId: null,
  menuName,
  menuTab: '',
  path,
  icon: '',
  hidden,
  functions: [],
  children,
})

const tree = shownMenu([
  node('Dealboard', '/board', [
    node('Deal list', '/board/deal-board', [], true),
    node('Detail', '/board/detail', [], true),
  ]),
  node('My Deals', '/deal', [node('My Deals', '/deal/my-deals'), node('Book', '/deal/order-book', [], true)]),
  node('System', '/system', [node('Users', '/system/user-manage'), node('Notice', '/system/notice')]),
])

describe('the menu that is drawn', () => {
  it('leaves hidden entries out and folds a group of one', () => {
    expect(tree.map(({ menuName, path, children }) => [menuName, path, children.length])).toEqual([
      ['Dealboard', '/board', 0],
      ['My Deals', '/deal/my-deals', 0],
      ['System', '/system', 2],
    ])
  })

  it('survives what is no menu', () => {
    expect(shownMenu(undefined)).toEqual([])
    expect(shownMenu([null, 'x', {}, { menuName: 'Empty', children: [] }])).toEqual([])
  })

  it('marks the entry of a page, or the group of a page that has none', () => {
    const names = (at: string) => trail(tree, at).map(({ menuName }) => menuName)
    expect(names('/system/notice')).toEqual(['System', 'Notice'])
    expect(names('/board/order-book')).toEqual(['Dealboard'])
    expect(names('/deal/order-book')).toEqual(['My Deals'])
    expect(names('/my-sessions')).toEqual([])
  })
})
