import {
  codeName,
  announcedSizeTexts,
  levelTexts,
  percent,
  ratingRows,
  termGroups,
  wordsIn,
  figure,
  type PublishedDeal,
} from '@bookrunner/contract/deals'
import { secondIn, sizeText, type Language } from '@bookrunner/contract/kernel'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { nameIn } from '@bookrunner/domain/kernel'
import type { Paper } from '../../../platform/pdf/index.ts'

interface Sheet {
  deal: PublishedDeal
  /** The newest level; of a draft the one it is to be announced with. */
  level: GuidanceLevel | null
  now: Temporal.Instant
  language: Language
}

type Facts = (readonly [label: string, value: string])[]

const known = (rows: readonly (readonly [label: string, value: string | null | undefined])[]): Facts =>
  rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))

/** The issue in short: who, how much, at what level. */
const headFacts = ({ deal: { header, terms }, level, language }: Sheet): Facts => {
  const words = wordsIn(language)
  const { final } = header
  const announced = header.size && announcedSizeTexts(header.currency, header.size)[language]
  return known([
    [words.text('issuer'), header.issuer && nameIn(language, header.issuer)],
    [words.text('size'), final ? sizeText(final.size, language, header.currency) : announced],
    [words.text(header.status === 'Priced' ? 'levelPriced' : 'level'), level && levelTexts(level)[language]],
    [words.text('couponRate'), percent(final?.coupon)],
    [words.text('yield'), percent(final?.yield)],
    [words.text('price'), final?.price && figure(final.price, terms.priceDecimals)],
  ])
}

const bankFacts = ({ deal: { banks, shared }, language }: Sheet): Facts => {
  const words = wordsIn(language)
  const all = [
    ...banks.map((bank) => ({ name: nameIn(language, bank), roles: bank.roles })),
    ...shared.namedBanks,
  ]
  return all.map(({ name, roles }) => [
    name,
    words.list(roles.map((role) => codeName('roleName', role, language))),
  ])
}

/** Every published term, with ratings and banks. */
export const termSheetPaper = (sheet: Sheet): Paper => {
  const { deal, now, language } = sheet
  const words = wordsIn(language)
  const groups = termGroups(deal, language).map(({ title, rows }) => ({
    heading: title,
    facts: rows.map(({ label, value }) => [label, value] as const),
  }))
  const sections = [
    { heading: words.text('offer'), facts: headFacts(sheet) },
    ...groups,
    { heading: words.text('ratings'), facts: ratingRows(deal, words) },
    { heading: words.text('banks'), facts: bankFacts(sheet) },
  ]
  return {
    language,
    title: words.text('title'),
    lead: deal.header.name,
    below: words.text('asOf', { time: secondIn(now.toString(), deal.header.timeZone, language) }),
    sections: sections.filter(({ facts }) => facts.length > 0),
    foot: words.text('foot'),
    pageText: words.text('page', { page: '{page}', pages: '{pages}' }),
  }
}
