import type { Language } from '@bookrunner/contract/kernel'

/** A thing people named: in English always, in Chinese as far as somebody did. */
export interface Named {
  name: string
  name_cn: string
  name_hk?: string
}

/** Its name for a reader: simplified stands in for traditional, the first name for both. */
export const nameIn = (language: Language, { name, name_cn, name_hk = '' }: Named): string => {
  if (language === 'CN') return name_cn || name
  return language === 'HK' ? name_hk || name_cn || name : name
}
