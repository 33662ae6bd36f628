import { Layout } from 'antd'
import { type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { SessionUser } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { themeStore, type LayoutKind } from '../theme/settings.ts'
import { useMode } from '../theme/use-mode.ts'
import { shellText } from '../text.ts'
import { Brand } from './Brand.tsx'
import { CONTENT_ID } from './content.ts'
import { useFold } from './fold.ts'
import { Header, MenuButton, type FrameActions } from './Header.tsx'
import { MainMenu } from './MainMenu.tsx'
import { trail, type MenuNode } from './menu.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useNarrow } from '../../kit/use-narrow.ts'
import css from './layout.module.css'

interface Props {
  readonly user: SessionUser
  readonly tree: readonly MenuNode[]
  readonly actions: FrameActions
  readonly bell: ReactNode
  readonly tabs: ReactNode
  readonly children: ReactNode
}

type Kind = LayoutKind | 'phone'

/** §1: the three layouts. On a phone each of them is a header and a menu that slides in. */
export function Frame({ tree, children, tabs, ...rest }: Props) {
  const t = useText(shellText)
  const narrow = useNarrow()
  const { layout, fixedSidebar, fixedHeader } = useStore(themeStore)
  const { pathname } = useLocation()
  const kind: Kind = narrow ? 'phone' : layout
  const side = sideMenu(kind, tree, pathname)
  const onTop = kind === 'head' || kind === 'mix'
  const header = (
    <Header {...rest} start={<Start kind={kind} tree={tree} />} sider={onTop} fixed={fixedHeader} />
  )
  // Only the page scrolls; on a phone the window scrolls, with the browser's bar.
  const still = fixedHeader && fixedSidebar && kind !== 'phone'
  return (
    <Layout
      className={css.frame}
      data-layout={kind}
      data-fixed-header={fixedHeader || undefined}
      data-fixed-sidebar={fixedSidebar || undefined}
      data-still={still || undefined}
    >
      <a className={css.skip} href={`#${CONTENT_ID}`}>
        {t('skip.content')}
      </a>
      {onTop && header}
      <Layout hasSider={side.tree.length > 0 || kind === 'side'}>
        {(kind === 'side' || side.tree.length > 0) && <Sidebar {...side} whole={kind === 'side'} />}
        <Layout className={css.main}>
          {!onTop && header}
          {tabs}
          <main id={CONTENT_ID} tabIndex={-1} className={css.content}>
            {children}
          </main>
        </Layout>
      </Layout>
    </Layout>
  )
}

interface SideMenu {
  readonly tree: readonly MenuNode[]
  readonly label?: string
}

/** The side menu: everything, nothing, or the entries below the chosen top entry. */
function sideMenu(kind: Kind, tree: readonly MenuNode[], pathname: string): SideMenu {
  if (kind === 'side') return { tree }
  const section = kind === 'mix' ? trail(tree, pathname)[0] : undefined
  return section ? { tree: section.children, label: section.menuName } : { tree: [] }
}

function Start({ kind, tree }: { kind: Kind; tree: readonly MenuNode[] }) {
  const { folded: isFolded, fold } = useFold()
  const dark = useMode() !== 'light'
  if (kind === 'phone') return <PhoneMenu tree={tree} dark={dark} />
  if (kind === 'side') {
    return <MenuButton kind="fold" folded={isFolded} onPress={fold} />
  }
  return (
    <>
      <Brand />
      <MainMenu tree={kind === 'mix' ? tree.map(folded) : tree} mode="horizontal" dark={dark} />
    </>
  )
}

/** In the mixed layout a top group opens its first entry; the side shows its entries. */
function folded(node: MenuNode): MenuNode {
  const first = node.children[0]
  return first ? { ...node, path: folded(first).path, children: [] } : node
}
