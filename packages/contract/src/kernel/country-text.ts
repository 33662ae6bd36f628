import { glossary } from './glossary/index.ts'
import { languages, type Language, type LocalizedRow } from './language.ts'

/** As the market names them; the names of the standard are official and long. */
const ownNames: Readonly<Record<string, LocalizedRow>> = {
  HK: glossary.hongKong,
  MO: ['Macao', '澳门', '澳門'],
  CN: ['China', '中国内地', '中國內地'],
}

const tags: Readonly<Record<Language, string>> = { US: 'en', CN: 'zh-CN', HK: 'zh-HK' }

/** A country or territory by its two letters (ISO 3166): "Hong Kong", "卢森堡"; unknown letters as they are. */
export function countryText(code: string, language: Language): string {
  const own = ownNames[code]?.[languages.indexOf(language)]
  if (own !== undefined) return own
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(tags[language], { type: 'region' }).of(code) ?? code
}
