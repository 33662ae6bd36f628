import { Layout } from 'antd'
import { FRAME } from '../theme/components.ts'
import { useMode } from '../theme/use-mode.ts'
import { Brand } from './Brand.tsx'
import { useFold } from './fold.ts'
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
  const { folded, fold } = useFold()
  const dark = useMode() !== 'light'
  return (
    <Layout.Sider
      className={css.sider}
      theme={dark ? 'dark' : 'light'}
      width={FRAME.sider}
      collapsedWidth={FRAME.siderCollapsed}
      collapsed={folded}
      trigger={null}
    >
      {whole && <Brand short={folded} />}
      <MainMenu tree={tree} mode="inline" dark={dark} collapsed={folded} {...(label && { label })} />
      {!whole && (
        <div className={css.siderFoot}>
          <MenuButton kind="fold" folded={folded} onPress={fold} />
        </div>
      )}
    </Layout.Sider>
  )
}
