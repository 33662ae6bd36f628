import type { ConfigProviderProps } from 'antd'
import enUS from 'antd/es/locale/en_US.js'
import { useEffect, useState } from 'react'
import type { Lang } from '../../platform/language.ts'

type Locale = NonNullable<ConfigProviderProps['locale']>

/** English is in the first load; the Chinese words of the kit come when they are needed. */
const LOAD: Record<Lang, () => Promise<{ default: Locale }>> = {
  US: () => Promise.resolve({ default: enUS }),
  CN: () => import('antd/es/locale/zh_CN.js'),
  HK: () => import('antd/es/locale/zh_HK.js'),
}

export function useAntdLocale(lang: Lang): Locale {
  const [locale, setLocale] = useState<Locale>(enUS)
  useEffect(() => {
    let current = true
    void LOAD[lang]().then(
      (loaded) => {
        if (current) setLocale(loaded.default)
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
