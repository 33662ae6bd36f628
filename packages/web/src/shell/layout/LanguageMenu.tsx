import { Dropdown } from 'antd'
import { useState } from 'react'
import { beside } from '../../kit/beside.ts'
import { useLanguageChoice } from '../../kit/use-language-choice.ts'
import { LANG_NAME, LANG_TAG, LANGS, langStore, type Lang } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { LanguageButton } from './LanguageButton.tsx'

/** §1: English, simplified and traditional Chinese. Each is named in itself. */
export default function LanguageMenu() {
  const lang = useStore(langStore)
  const choose = useLanguageChoice()
  const [open, setOpen] = useState(true)
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={beside}
      menu={{
        selectable: true,
        selectedKeys: [lang],
        items: LANGS.map((key) => ({
          key,
          label: <span lang={LANG_TAG[key]}>{LANG_NAME[key]}</span>,
          extra: key,
        })),
        onClick: ({ key }) => choose(key as Lang),
      }}
    >
      <LanguageButton autoFocus />
    </Dropdown>
  )
}
