import { depositories } from '@bookrunner/domain/deals'
import { dealCodeTexts } from './code-text.ts'
import { languages, type Language, type LocalizedRow } from '../../kernel/language.ts'

/** Laws that bonds are usually issued under, by the text a deal stores. */
const lawRows = {
  English: ['English law', '英国法', '英國法'],
  'Hong Kong': ['Hong Kong law', '香港法', '香港法'],
  'New York': ['New York law', '纽约州法', '紐約州法'],
  Singapore: ['Singapore law', '新加坡法', '新加坡法'],
  PRC: ['PRC law', '中国法', '中國法'],
  Macao: ['Macao law', '澳门法', '澳門法'],
  Japanese: ['Japanese law', '日本法', '日本法'],
  Swiss: ['Swiss law', '瑞士法', '瑞士法'],
  German: ['German law', '德国法', '德國法'],
} as const satisfies Record<string, LocalizedRow>

/** Exchanges, by the name that the market and the form use. */
const venueRows = {
  HKEX: ['HKEX', '香港联交所', '香港聯交所'],
  'SGX-ST': ['SGX-ST', '新加坡交易所', '新加坡交易所'],
  LuxSE: ['LuxSE', '卢森堡证券交易所', '盧森堡證券交易所'],
  'Euronext Dublin': ['Euronext Dublin', '泛欧交易所（都柏林）', '泛歐交易所（都柏林）'],
  LSE: ['LSE', '伦敦证券交易所', '倫敦證券交易所'],
  Frankfurt: ['Frankfurt', '法兰克福证券交易所', '法蘭克福證券交易所'],
  'Nasdaq Helsinki': ['Nasdaq Helsinki', '纳斯达克（赫尔辛基）', '納斯達克（赫爾辛基）'],
  NYSE: ['NYSE', '纽约证券交易所', '紐約證券交易所'],
  MOX: ['MOX', '澳门金交所（MOX）', '澳門金交所（MOX）'],
  CEINEX: ['CEINEX', '中欧国际交易所（CEINEX）', '中歐國際交易所（CEINEX）'],
  TPEx: ['TPEx', '台湾证券柜台买卖中心（TPEx）', '台灣證券櫃檯買賣中心（TPEx）'],
  'SIX Swiss Exchange': ['SIX Swiss Exchange', '瑞士证券交易所', '瑞士證券交易所'],
  Unlisted: ['Unlisted', '不上市', '不上市'],
} as const satisfies Record<string, LocalizedRow>

export type Law = keyof typeof lawRows
export type Venue = keyof typeof venueRows

export const laws = Object.keys(lawRows) as Law[]
export const venues = Object.keys(venueRows) as Venue[]

/** Legal names of exchanges, as term sheets print them. */
const legalNames: Readonly<Record<string, Venue>> = {
  'the stock exchange of hong kong': 'HKEX',
  'the stock exchange of hong kong limited': 'HKEX',
  'hong kong stock exchange': 'HKEX',
  sehk: 'HKEX',
  sgx: 'SGX-ST',
  'singapore exchange': 'SGX-ST',
  'singapore exchange securities trading limited': 'SGX-ST',
  'luxembourg stock exchange': 'LuxSE',
  'london stock exchange': 'LSE',
  'frankfurt stock exchange': 'Frankfurt',
  'new york stock exchange': 'NYSE',
}

const plain = (text: string): string => text.trim().toLowerCase()

/** The law of a text such as "English", "English law" or "英国法"; undefined for any other text. */
export const lawOf = (text: string): Law | undefined => {
  const name = plain(text).replace(/ law$/, '')
  return laws.find((law) => plain(law) === name || lawRows[law].some((each) => plain(each) === plain(text)))
}

/** The exchange of a text, by its short or legal name in any language. */
export const venueOf = (text: string): Venue | undefined =>
  legalNames[plain(text)] ??
  venues.find((venue) => venueRows[venue].some((each) => plain(each) === plain(text)))

/** A known law in the reader's language; any other text as it was typed. */
export const lawName = (text: string, language: Language): string => {
  const law = lawOf(text)
  return law ? lawRows[law][languages.indexOf(language)]! : text
}

/** A known exchange in the reader's language; in English, and any other text, as it was typed. */
export const venueName = (text: string, language: Language): string => {
  const venue = language === 'US' ? undefined : venueOf(text)
  return venue ? venueRows[venue][languages.indexOf(language)]! : text
}

/** The code of a usual depository, by its code or its name in any language; undefined for any other text. */
export const depositoryOf = (text: string): (typeof depositories)[number] | undefined =>
  depositories.find(
    (code) =>
      plain(code) === plain(text) ||
      Object.values(dealCodeTexts[`depository.${code}`]).some((name) => plain(name) === plain(text)),
  )

/** A usual depository in the reader's language; any other as it was typed. */
export const depositoryName = (text: string, language: Language): string => {
  const code = depositoryOf(text)
  return code ? dealCodeTexts[`depository.${code}`][language] : text
}
