import { GlobalOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import headerCss from '../../kit/header.module.css'
import { LANG_NAME, langStore, type Lang } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'

const SHORT: Record<Lang, string> = { US: 'US', CN: '简', HK: '繁' }

export function LanguageButton(props: ButtonProps) {
  const t = useText(shellText)
  const lang = useStore(langStore)
  return (
    <Button
      {...props}
      type="text"
      icon={<GlobalOutlined />}
      aria-label={`${SHORT[lang]} ${t('header.language')}: ${LANG_NAME[lang]}`}
      className={headerCss.tool}
    >
      {SHORT[lang]}
    </Button>
  )
}
