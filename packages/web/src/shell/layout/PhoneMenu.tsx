import { Drawer } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import { Brand } from './Brand.tsx'
import { MenuButton } from './Header.tsx'
import { MainMenu } from './MainMenu.tsx'
import type { MenuNode } from './menu.ts'
import css from './layout.module.css'

/** On a phone the menu slides in, and out again when one has chosen. */
export function PhoneMenu({ tree, dark }: { tree: readonly MenuNode[]; dark: boolean }) {
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
        rootClassName={css.phoneMenu}
        onClose={() => setOpen(false)}
      >
        <MainMenu tree={tree} mode="inline" dark={dark} onGo={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
