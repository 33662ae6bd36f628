import { CopyOutlined } from '@ant-design/icons'
import type { LocalizedText } from '@bookrunner/contract'
import { Button } from 'antd'
import { toast } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { LANG_TAG, LANGS, type Lang } from '../../../platform/language.ts'
import { messageText } from './text.ts'
import css from './message.module.css'

/** Each language has its own name, whatever the reader's language. */
const named: Readonly<Record<Lang, string>> = { US: 'English', CN: '简体中文', HK: '繁體中文' }

/** One message in three languages, each with a copy button. */
export function Lines({
  texts,
  copies = true,
}: {
  readonly texts: LocalizedText
  readonly copies?: boolean
}) {
  const t = useText(messageText)
  const copy = async (line: string) => {
    try {
      // Without a secure context there is no clipboard.
      await navigator.clipboard.writeText(line)
      toast('success', t('copied'))
    } catch {
      toast('error', t('copy.failed'))
    }
  }
  return (
    <ul className={css.lines}>
      {LANGS.map((lang) => (
        <li key={lang}>
          <span className="br-quiet" lang={LANG_TAG[lang]}>
            {named[lang]}
          </span>
          <span lang={LANG_TAG[lang]} translate="no">
            {texts[lang]}
          </span>
          {copies && (
            <Button
              type="text"
              size="small"
              icon={<CopyOutlined aria-hidden />}
              aria-label={t('copy.of', { language: named[lang] })}
              onClick={() => void copy(texts[lang])}
            >
              {t('copy')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
