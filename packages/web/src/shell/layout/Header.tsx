import {
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  SearchOutlined,
  SkinOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { SessionUser } from '../../platform/session.ts'
import type { Lang } from '../../platform/language.ts'
import { useText } from '../../platform/text.ts'
import { caps } from '../../kit/keys/keys.ts'
import { isMac } from '../../kit/keys/shortcuts.ts'
import { shellText } from '../text.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LiveSign } from './LiveSign.tsx'
import { UserMenu } from './UserMenu.tsx'
import { classes } from '../../kit/classes.ts'
import css from './layout.module.css'
import headerCss from '../../kit/header.module.css'

export interface FrameActions {
  readonly openPalette: () => void
  readonly openTheme: () => void
  readonly openShortcuts: () => void
  readonly chooseLanguage: (lang: Lang) => void
  readonly logout: () => void
}

interface Props {
  readonly user: SessionUser
  readonly actions: FrameActions
  readonly bell: ReactNode
  /** On the left: the menu's button, or brand and menu where the layout has them on top. */
  readonly start: ReactNode
  readonly sider: boolean
  readonly fixed: boolean
}

export function Header({ user, actions, bell, start, sider, fixed }: Props) {
  const t = useText(shellText)
  return (
    <header className={headerCss.header} data-sider={sider || undefined} data-fixed={fixed || undefined}>
      {start}
      <div className={headerCss.gap} />
      <LiveSign />
      <Button
        type="text"
        className={classes(headerCss.tool, css.search)}
        icon={<SearchOutlined aria-hidden />}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={actions.openPalette}
      >
        <span>{t('header.search')}</span>
        <kbd>{caps('mod+k', isMac).join(isMac ? '' : ' ')}</kbd>
      </Button>
      {bell}
      <LanguageSwitch />
      <Button
        type="text"
        className={classes(headerCss.tool, css.themeTool)}
        icon={<SkinOutlined />}
        aria-label={t('header.theme')}
        title={t('header.theme')}
        onClick={actions.openTheme}
      />
      <UserMenu
        user={user}
        onTheme={actions.openTheme}
        onShortcuts={actions.openShortcuts}
        onLogout={actions.logout}
      />
    </header>
  )
}

interface MenuButtonProps {
  readonly kind: 'drawer' | 'fold'
  readonly folded: boolean
  readonly onPress: () => void
}

export function MenuButton({ kind, folded, onPress }: MenuButtonProps) {
  const t = useText(shellText)
  const name = kind === 'drawer' ? t('menu.open') : t(folded ? 'menu.expand' : 'menu.collapse')
  const icon = kind === 'drawer' ? <MenuOutlined /> : folded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />
  return <Button type="text" className={headerCss.tool} icon={icon} aria-label={name} onClick={onPress} />
}
