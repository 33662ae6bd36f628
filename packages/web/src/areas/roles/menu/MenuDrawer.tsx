import { ArrowDownOutlined, ArrowUpOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Drawer, Flex, Tag, Tree, type TreeDataNode } from 'antd'
import { useState } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { rowLink } from '../../../kit/list-page/index.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { useListed } from '../../../kit/use-listed.ts'
import { api } from '../../../platform/api.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useText } from '../../../platform/text.ts'
import { EntryForm } from './EntryForm.tsx'
import { flatEntries, useMenu, useMenuAgain, type Entry } from './menu-entries.ts'
import { menuText } from './text.ts'
import css from './menu.module.css'

/** The entries of the menu with their functions: renamed, placed, hidden and added. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText(menuText)
  const menu = useMenu()
  const [opened, setOpened] = useState<string>()
  const all = flatEntries(menu.data ?? [])
  const entry = all.find(({ menuId }) => menuId === opened)
  return (
    <Drawer
      open
      size={820}
      title={t('title')}
      onClose={onClose}
      extra={
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
          {t('add')}
        </Button>
      }
    >
      <Flex vertical gap={16}>
        <p className="br-quiet">{t('hint')}</p>
        {menu.data ? (
          <Tree
            aria-label={t('title')}
            blockNode
            selectable={false}
            defaultExpandAll
            treeData={menu.data.map((each) => nodeOf(each, menu.data, setOpened))}
          />
        ) : menu.isError ? (
          <ErrorState title={t('failed')} action={t('again')} onAction={() => void menu.refetch()} />
        ) : (
          <RowsSkeleton rows={8} />
        )}
      </Flex>
      {(opened === 'new' || entry) && (
        <EntryForm key={opened} entry={entry} all={all} onClose={() => setOpened(undefined)} />
      )}
    </Drawer>
  )
}

const nodeOf = (entry: Entry, beside: readonly Entry[], onOpen: (menuId: string) => void): TreeDataNode => ({
  key: entry.menuId,
  title: <EntryRow entry={entry} beside={beside} onOpen={onOpen} />,
  children: entry.children?.map((each) => nodeOf(each, entry.children ?? [], onOpen)) ?? [],
})

interface RowProps {
  readonly entry: Entry
  /** The entries of the same group, in their order. */
  readonly beside: readonly Entry[]
  readonly onOpen: (menuId: string) => void
}

function EntryRow({ entry, beside, onOpen }: RowProps) {
  const t = useText(menuText)
  const listed = useListed()
  const { menuId, menuName, path, hidden, builtIn, functions } = entry
  const names = listed(functions.map(({ functionName }) => functionName))
  return (
    <Flex align="center" gap={8} className={css.entry}>
      <Button {...rowLink} type="link" size="small" onClick={() => onOpen(menuId)}>
        {menuName}
      </Button>
      {hidden && <Tag>{t('hidden')}</Tag>}
      {!builtIn && <Tag color="processing">{t('added')}</Tag>}
      <span className={css.about} translate="no">
        {path}
      </span>
      {functions.length > 0 && <span className={css.functions}>{t('functions', { names })}</span>}
      <Places entry={entry} beside={beside} />
    </Flex>
  )
}

/** Puts an entry before the one above it, or behind the one below. */
function Places({ entry: { menuId, menuName }, beside }: Omit<RowProps, 'onOpen'>) {
  const t = useText(menuText)
  const again = useMenuAgain()
  const place = useWrite({
    send: (before: string | null, options) => api.access.menuEdit({ menuId, before }, options),
    onSettled: again,
  })
  const at = beside.findIndex((each) => each.menuId === menuId)
  return (
    <span className={css.places}>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t('up', { name: menuName })}
        disabled={at <= 0 || place.isPending}
        onClick={() => place.mutate(beside[at - 1]!.menuId)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={t('down', { name: menuName })}
        disabled={at === beside.length - 1 || place.isPending}
        onClick={() => place.mutate(beside[at + 2]?.menuId ?? null)}
      />
    </span>
  )
}
