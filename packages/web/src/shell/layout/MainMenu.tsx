import { leadsOutside } from '@bookrunner/domain/access'
import { Menu, type MenuProps } from 'antd'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import { menuIcon } from './icons.tsx'
import { trail, type MenuNode } from './menu.ts'
import { classes } from '../../kit/classes.ts'
import css from './layout.module.css'

interface Props {
  readonly tree: readonly MenuNode[]
  readonly mode: 'inline' | 'horizontal'
  readonly dark: boolean
  readonly collapsed?: boolean
  /** Names the menu where there are two of them. */
  readonly label?: string
  readonly onGo?: () => void
}

type Items = NonNullable<MenuProps['items']>

function itemsOf(tree: readonly MenuNode[], mode: Props['mode']): Items {
  // Icons for all entries of a level or none, so that names align. In a row, names alone leave room for more of them.
  const pictured = mode === 'inline' && tree.some((node) => node.icon)
  return tree.map((node) => {
    const icon = pictured ? menuIcon(node.icon) : undefined
    if (node.children.length > 0) {
      return { key: node.menuId, icon, label: node.menuName, children: itemsOf(node.children, mode) }
    }
    return {
      key: node.menuId,
      icon,
      label: leadsOutside(node.path) ? (
        <a href={node.path} target="_blank" rel="noreferrer">
          {node.menuName}
        </a>
      ) : (
        <Link to={node.path}>{node.menuName}</Link>
      ),
      title: node.menuName,
    }
  })
}

/** The menu the server built from the person's rights, drawn as a column or as a row. */
export function MainMenu({ tree, mode, dark, collapsed = false, label, onGo }: Props) {
  const t = useText(shellText)
  const { pathname } = useLocation()
  const items = useMemo(() => itemsOf(tree, mode), [tree, mode])
  const here = trail(tree, pathname).map((node) => node.menuId)
  const [open, setOpen] = useState<string[]>([])
  // The current group opens by itself; a closed one stays closed until the user goes elsewhere.
  const [openedFor, setOpenedFor] = useState('')
  const groups = here.slice(0, -1).join(' ')
  if (groups && groups !== openedFor) {
    setOpenedFor(groups)
    setOpen([...new Set([...open, ...here.slice(0, -1)])])
  }
  const inline = mode === 'inline' && !collapsed
  return (
    <nav
      aria-label={label ?? t('menu.label')}
      className={classes(css.menu, mode === 'inline' ? css.menuInline : css.menuHorizontal)}
    >
      {tree.length === 0 && inline && <p className={css.menuEmpty}>{t('menu.empty')}</p>}
      <Menu
        mode={mode}
        theme={dark ? 'dark' : 'light'}
        items={items}
        selectedKeys={here.slice(-1)}
        {...(mode === 'inline' && { inlineIndent: 16, inlineCollapsed: collapsed })}
        {...(inline && { openKeys: open, onOpenChange: setOpen })}
        onClick={onGo}
      />
    </nav>
  )
}
