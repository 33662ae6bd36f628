import type { ConfigProviderProps } from 'antd'
import enUS from 'antd/es/locale/en_US.js'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import type { Lang } from '../../platform/language.ts'

type Locale = NonNullable<ConfigProviderProps['locale']>

/** English is in the first load; the Chinese words of the kit and of dayjs come when they are wanted. */
const LOAD: Record<Lang, () => Promise<Locale>> = {
  US: () => Promise.resolve(enUS),
  CN: async () => {
    const [kit] = await Promise.all([import('antd/es/locale/zh_CN.js'), import('dayjs/locale/zh-cn.js')])
    return kit.default
  },
  HK: async () => {
    const [kit] = await Promise.all([import('antd/es/locale/zh_HK.js'), import('dayjs/locale/zh-hk.js')])
    return kit.default
  },
}

const DAYJS: Record<Lang, string> = { US: 'en', CN: 'zh-cn', HK: 'zh-hk' }

export function useAntdLocale(lang: Lang): Locale {
  const [locale, setLocale] = useState<Locale>(enUS)
  useEffect(() => {
    let current = true
    void LOAD[lang]().then(
      (loaded) => {
        if (!current) return
        dayjs.locale(DAYJS[lang])
        setLocale(loaded)
      },
      // Without its words the kit speaks English; everything of ours is still in the reader's language.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [lang])
  return locale
}
