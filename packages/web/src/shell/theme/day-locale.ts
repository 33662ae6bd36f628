import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import 'dayjs/locale/zh-hk.js'
import { useLayoutEffect } from 'react'
import { langStore, type Lang } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'

const LOCALE: Record<Lang, string> = { US: 'en', CN: 'zh-cn', HK: 'zh-hk' }

/** The words of date pickers. With the frame, because no page before it has one. */
export function useDayLocale(): void {
  const lang = useStore(langStore)
  useLayoutEffect(() => void dayjs.locale(LOCALE[lang]), [lang])
}
