import type { Lang } from '../platform/language.ts'

const SHOWN: Record<Lang, string> = { US: 'D MMM YYYY', CN: 'YYYY年M月D日', HK: 'YYYY年M月D日' }

/** How a picker shows a day, as everything else does; and how one may be typed or pasted besides. */
export const dayFormats = (lang: Lang): string[] => [SHOWN[lang], 'YYYY-MM-DD', 'YYYYMMDD']
