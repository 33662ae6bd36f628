import type { MessageFacts } from '@bookrunner/domain/book'
import { fill, languages, type Language, type LocalizedText } from '../../kernel/language.ts'

/** The announcement line in three languages, from the same figures. */
const text: Record<
  'over' | 'exactly' | 'jlm' | 'jlmSome' | 'accounts_one' | 'accounts_other',
  LocalizedText
> = {
  over: {
    US: 'Books over {size}{jlm}, {accounts}',
    CN: '订单簿超过 {size}{jlm}，{accounts}',
    HK: '訂單簿超過 {size}{jlm}，{accounts}',
  },
  exactly: {
    US: 'Books at {size}{jlm}, {accounts}',
    CN: '订单簿达 {size}{jlm}，{accounts}',
    HK: '訂單簿達 {size}{jlm}，{accounts}',
  },
  jlm: {
    US: ' incl. {size} JLM interest',
    CN: '（含 JLM 自有订单 {size}）',
    HK: '（含 JLM 自有訂單 {size}）',
  },
  jlmSome: { US: ' incl. JLM interest', CN: '（含 JLM 自有订单）', HK: '（含 JLM 自有訂單）' },
  accounts_one: { US: '{count} account', CN: '{count} 家账户', HK: '{count} 家賬戶' },
  accounts_other: { US: '{count} accounts', CN: '{count} 家账户', HK: '{count} 家賬戶' },
}

interface Unit {
  readonly worth: bigint
  readonly text: LocalizedText
}

/** Millions and milliards; ten thousands and hundred millions. The largest that fits is taken. */
const units: Record<'west' | 'east', readonly Unit[]> = {
  west: [
    { worth: 1_000_000_000n, text: { US: '{figure}bn', CN: '{figure}', HK: '{figure}' } },
    { worth: 1_000_000n, text: { US: '{figure}m', CN: '{figure}', HK: '{figure}' } },
  ],
  east: [
    { worth: 100_000_000n, text: { US: '{figure}', CN: '{figure} 亿', HK: '{figure} 億' } },
    { worth: 10_000n, text: { US: '{figure}', CN: '{figure} 万', HK: '{figure} 萬' } },
  ],
}

/** Without rounding: 4_250_000_000 in billions is "4.25". */
const figureOf = (amount: bigint, worth: bigint): string => {
  const places = String(worth).length - 1
  const rest = String(amount % worth)
    .padStart(places, '0')
    .replace(/0+$/, '')
  const integer = String(amount / worth).replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === '' ? integer : `${integer}.${rest}`
}

const amountIn = (language: Language, amount: bigint): string => {
  const known = units[language === 'US' ? 'west' : 'east']
  const unit = known.find(({ worth }) => amount >= worth) ?? known.at(-1)!
  return fill(unit.text[language], { figure: figureOf(amount, unit.worth) })
}

/** Interest of the managers is named even where the step leaves no figure of it. */
const jlmIn = (language: Language, interest: bigint | null): string => {
  if (interest === null) return ''
  return interest === 0n
    ? text.jlmSome[language]
    : fill(text.jlm[language], { size: amountIn(language, interest) })
}

const lineIn = (language: Language, facts: MessageFacts, currency: string | null): string => {
  const { over, exactly, jlmInterest, accounts } = facts
  const jlm = jlmIn(language, jlmInterest)
  const amount = amountIn(language, over)
  return fill(text[exactly ? 'exactly' : 'over'][language], {
    size: currency === null ? amount : `${currency} ${amount}`,
    jlm,
    accounts: fill(text[accounts === 1 ? 'accounts_one' : 'accounts_other'][language], {
      count: accounts,
    }),
  })
}

/** "Books over USD 4.2bn incl. 300m JLM interest, 180 accounts" */
export const messageTexts = (facts: MessageFacts, currency: string | null): LocalizedText =>
  Object.fromEntries(languages.map((language) => [language, lineIn(language, facts, currency)])) as Record<
    Language,
    string
  >
