import { Dropdown } from 'antd'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { beside } from '../../kit/beside.ts'
import {
  LANG_NAME,
  LANG_TAG,
  LANGS,
  langStore,
  setLang,
  withLang,
  type Lang,
} from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { LanguageButton } from './LanguageButton.tsx'

/** Changes what is read; an address that names a language is made to agree, or a reload would undo it. */
function useLanguageChoice(): (lang: Lang) => void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (lang) => {
    setLang(lang)
    const changed = withLang(search, lang)
    if (changed !== search) void navigate(`${pathname}${changed}${hash}`, { replace: true })
  }
}

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
