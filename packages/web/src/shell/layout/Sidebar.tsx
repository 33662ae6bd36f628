import { Layout } from 'antd'
import { useStore } from '../../platform/store.ts'
import { FRAME } from '../theme/components.ts'
import { changeTheme, themeStore } from '../theme/settings.ts'
import { Brand } from './Brand.tsx'
import { MenuButton } from './Header.tsx'
import { MainMenu } from './MainMenu.tsx'
import type { MenuNode } from './menu.ts'
import css from './layout.module.css'

interface Props {
  readonly tree: readonly MenuNode[]
  readonly label?: string
  /** With the brand above it; a part of the menu has only its own fold below. */
  readonly whole: boolean
}

/** §9: 172 px, 80 px collapsed. */
export function Sidebar({ tree, label, whole }: Props) {
  const { mode, collapsed } = useStore(themeStore)
  const dark = mode !== 'light'
  return (
    <Layout.Sider
      className={css.sider}
      theme={dark ? 'dark' : 'light'}
      width={FRAME.sider}
      collapsedWidth={FRAME.siderCollapsed}
      collapsed={collapsed}
      trigger={null}
    >
      {whole && <Brand short={collapsed} />}
      <MainMenu tree={tree} mode="inline" dark={dark} collapsed={collapsed} {...(label && { label })} />
      {!whole && (
        <div className={css.siderFoot}>
          <MenuButton kind="fold" folded={collapsed} onPress={() => changeTheme({ collapsed: !collapsed })} />
        </div>
      )}
    </Layout.Sider>
  )
}
