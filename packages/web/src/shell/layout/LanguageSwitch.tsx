import { GlobalOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
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
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import headerCss from '../../kit/header.module.css'

/** Changes what is read; an address that names a language is made to agree, or a reload would undo it. */
export function useLanguageChoice(): (lang: Lang) => void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (lang) => {
    setLang(lang)
    const changed = withLang(search, lang)
    if (changed !== search) void navigate(`${pathname}${changed}${hash}`, { replace: true })
  }
}

const SHORT: Record<Lang, string> = { US: 'US', CN: '简', HK: '繁' }

/** §1: English, simplified and traditional Chinese. Each is named in itself. */
export function LanguageSwitch() {
  const t = useText(shellText)
  const lang = useStore(langStore)
  const choose = useLanguageChoice()
  return (
    <Dropdown
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
      <Button
        type="text"
        icon={<GlobalOutlined />}
        aria-label={`${SHORT[lang]} ${t('header.language')}: ${LANG_NAME[lang]}`}
        className={headerCss.tool}
      >
        {SHORT[lang]}
      </Button>
    </Dropdown>
  )
}
