import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { mayUse } from '@bookrunner/domain/access'
import { beside } from '../../kit/beside.ts'
import { nameOf, sessionStore, type SessionUser } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { goTo } from '../../platform/navigation.ts'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import { classes } from '../../kit/classes.ts'
import { langStore } from '../../platform/language.ts'
import { initials } from '../../kit/initials.ts'
import css from './layout.module.css'
import headerCss from '../../kit/header.module.css'

interface Props {
  readonly user: SessionUser
  readonly onTheme: () => void
  readonly onShortcuts: () => void
  readonly onLogout: () => void
}

export function UserMenu({ user, onTheme, onShortcuts, onLogout }: Props) {
  const t = useText(shellText)
  const name = nameOf(user)
  const lang = useStore(langStore)
  const session = useStore(sessionStore)
  const places = session !== undefined && mayUse(session, 'my_order|place')
  const run: Record<string, () => void> = {
    profile: () => goTo('/my-profile'),
    password: () => goTo('/change-password'),
    sessions: () => goTo('/my-sessions'),
    keys: () => goTo('/my-keys'),
    theme: onTheme,
    shortcuts: onShortcuts,
    logout: onLogout,
  }
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={beside}
      menu={{
        items: [
          {
            key: 'who',
            disabled: true,
            label: (
              <span className={css.who}>
                <strong>{name}</strong>
                <small>{user.account}</small>
              </span>
            ),
          },
          { type: 'divider' },
          { key: 'profile', label: t('user.profile') },
          { key: 'password', label: t('user.password') },
          { key: 'sessions', label: t('user.sessions') },
          ...(places ? [{ key: 'keys', label: t('user.keys') }] : []),
          { key: 'theme', label: t('header.theme') },
          { key: 'shortcuts', label: t('user.shortcuts'), extra: '?' },
          { type: 'divider' },
          { key: 'logout', label: t('user.logout') },
        ],
        onClick: ({ key }) => run[key]?.(),
      }}
    >
      <Button type="text" className={classes(headerCss.tool, css.user)} aria-label={t('user.menu', { name })}>
        {/* A drawing rather than text: what is read aloud is the name. */}
        <span className={css.initials} data-initials={initials(name, lang)} />
        <span className={css.userName}>{name}</span>
        <DownOutlined />
      </Button>
    </Dropdown>
  )
}
