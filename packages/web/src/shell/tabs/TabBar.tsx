import { CloseOutlined } from '@ant-design/icons'
import { Dropdown, type MenuProps } from 'antd'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { beside } from '../../kit/beside.ts'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import type { ShownPage } from './OpenPages.tsx'
import type { CloseWhich } from './tabs.ts'
import css from './TabBar.module.css'

interface Props {
  readonly pages: readonly ShownPage[]
  readonly active: string
  readonly onClose: (which: CloseWhich, key: string) => void
  readonly onRefresh: (key: string) => void
}

/** §1: the open pages, each a link, with the context menu to close its neighbours or draw it anew. */
export function TabBar({ pages, active, onClose, onRefresh }: Props) {
  const t = useText(shellText)
  const strip = useRef<HTMLUListElement>(null)
  const title = pages.find(({ key }) => key === active)?.title
  useEffect(() => {
    // The whole tab, its close button too; it gets wider once the page has its name.
    strip.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, title, pages.length])

  const menuFor = (page: ShownPage, index: number): MenuProps => ({
    items: [
      { key: 'refresh', label: t('tabs.refresh') },
      { type: 'divider' },
      { key: 'left', label: t('tabs.closeLeft'), disabled: index === 0 },
      { key: 'right', label: t('tabs.closeRight'), disabled: index === pages.length - 1 },
      { key: 'others', label: t('tabs.closeOthers'), disabled: pages.length === 1 },
    ],
    onClick: ({ key, domEvent }) => {
      domEvent.stopPropagation()
      if (key === 'refresh') onRefresh(page.key)
      else onClose(key as CloseWhich, page.key)
    },
  })

  return (
    <nav className={css.tabs} aria-label={t('tabs.label')}>
      <ul ref={strip}>
        {pages.map((page, index) => (
          <li key={page.key}>
            <Dropdown trigger={['contextMenu']} getPopupContainer={beside} menu={menuFor(page, index)}>
              <span className={css.tab} data-active={page.key === active || undefined}>
                <Link
                  to={page.url}
                  aria-current={page.key === active ? 'page' : undefined}
                  onAuxClick={(event) => {
                    if (event.button !== 1) return
                    event.preventDefault()
                    onClose('this', page.key)
                  }}
                >
                  {page.title}
                </Link>
                <button
                  type="button"
                  aria-label={t('tabs.close', { title: page.title })}
                  onClick={() => onClose('this', page.key)}
                >
                  <CloseOutlined />
                </button>
              </span>
            </Dropdown>
          </li>
        ))}
      </ul>
    </nav>
  )
}
