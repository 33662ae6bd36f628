import { Drawer, Layout } from 'antd'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { SessionUser } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { FRAME } from '../theme/components.ts'
import { changeTheme, themeStore } from '../theme/settings.ts'
import { shellText } from '../text.ts'
import { Brand } from './Brand.tsx'
import { Header, MenuButton, type FrameActions } from './Header.tsx'
import { MainMenu } from './MainMenu.tsx'
import { trail, type MenuNode } from './menu.ts'
import { useNarrow } from './use-narrow.ts'

interface Props {
  readonly user: SessionUser
  readonly tree: readonly MenuNode[]
  readonly actions: FrameActions
  readonly bell: ReactNode
  readonly tabs: ReactNode
  readonly children: ReactNode
}

/** The first level at the top, what lies below the chosen one at the side. */
const mixed = (tree: Props['tree'], pathname: string) => ({
  top: tree.map(folded),
  side: trail(tree, pathname)[0]?.children ?? [],
})

/** §1: the three layouts. On a phone each of them is a header and a menu that slides in. */
export function Frame({ tree, children, tabs, ...rest }: Props) {
  const t = useText(shellText)
  const narrow = useNarrow()
  const { layout, mode, fixedSidebar, collapsed, fixedHeader } = useStore(themeStore)
  const { pathname } = useLocation()
  const dark = mode !== 'light'
  const onTop = !narrow && layout !== 'side'
  const { top, side } = layout === 'mix' ? mixed(tree, pathname) : { top: tree, side: tree }
  const hasSide = !narrow && layout !== 'head' && (layout === 'side' || side.length > 0)
  const fold = (
    <MenuButton kind="fold" folded={collapsed} onPress={() => changeTheme({ collapsed: !collapsed })} />
  )

  const start = narrow ? (
    <PhoneMenu tree={tree} dark={dark} />
  ) : onTop ? (
    <>
      <Brand />
      <MainMenu tree={top} mode="horizontal" dark={dark} />
    </>
  ) : (
    fold
  )
  const header = <Header {...rest} start={start} sider={onTop} fixed={fixedHeader} />

  return (
    <Layout
      className="br-frame"
      data-layout={narrow ? 'phone' : layout}
      data-fixed-sidebar={fixedSidebar || undefined}
    >
      <a className="br-skip" href="#content">
        {t('skip.content')}
      </a>
      {onTop && header}
      <Layout hasSider={hasSide}>
        {hasSide && (
          <Layout.Sider
            className="br-sider"
            theme={dark ? 'dark' : 'light'}
            width={FRAME.sider}
            collapsedWidth={FRAME.siderCollapsed}
            collapsed={collapsed}
            trigger={null}
          >
            {layout === 'side' && <Brand short={collapsed} />}
            <MainMenu tree={side} mode="inline" dark={dark} collapsed={collapsed} />
            {layout === 'mix' && <div className="br-sider-foot">{fold}</div>}
          </Layout.Sider>
        )}
        <Layout className="br-main">
          {!onTop && header}
          {tabs}
          <main id="content" tabIndex={-1} className="br-content">
            {children}
          </main>
        </Layout>
      </Layout>
    </Layout>
  )
}

/** In the mixed layout a group on top leads to the first of its entries, which then stand at the side. */
function folded(node: MenuNode): MenuNode {
  const first = node.children[0]
  return first ? { ...node, path: folded(first).path, children: [] } : node
}

function PhoneMenu({ tree, dark }: { tree: readonly MenuNode[]; dark: boolean }) {
  const t = useText(shellText)
  const [open, setOpen] = useState(false)
  return (
    <>
      <MenuButton kind="drawer" folded onPress={() => setOpen(true)} />
      <Brand short />
      <Drawer
        open={open}
        placement="left"
        size={260}
        title={t('menu.label')}
        rootClassName="br-phone-menu"
        onClose={() => setOpen(false)}
      >
        <MainMenu tree={tree} mode="inline" dark={dark} onGo={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
