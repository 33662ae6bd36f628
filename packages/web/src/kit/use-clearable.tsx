import { CloseCircleFilled } from '@ant-design/icons'
import { useText } from '../platform/text.ts'
import { clearText } from './clear-text.ts'

/** For `allowClear` of a list: the kit names the button that empties it in English, whatever the language. */
export function useClearable() {
  const t = useText(clearText)
  return { clearIcon: <CloseCircleFilled aria-hidden />, label: t('clear') }
}
