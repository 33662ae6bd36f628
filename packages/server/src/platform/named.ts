import type { Language } from '@bookrunner/contract/kernel'

/** A name in English, and in Chinese if somebody entered it. */
export interface Named {
  name: string
  name_cn: string
  name_hk?: string
}

/** The name for a reader: simplified replaces missing traditional, and English both. */
export const nameIn = (language: Language, { name, name_cn, name_hk = '' }: Named): string => {
  if (language === 'CN') return name_cn || name
  return language === 'HK' ? name_hk || name_cn || name : name
}
