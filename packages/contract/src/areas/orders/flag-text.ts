import { flagsOf, type FlaggedOrder, type OrderFlag } from '@bookrunner/domain/orders'
import { glossaryText } from '../../kernel/glossary/index.ts'
import type { Language, LocalizedText } from '../../kernel/language.ts'
import { orderValueTexts } from '../deals/index.ts'

interface FlagTexts {
  /** For a narrow cell. */
  sign: LocalizedText
  /** For files and filters. */
  name: LocalizedText
  /** For the tooltip of the sign. */
  meaning: LocalizedText
}

/** The words of an order's flags. */
export const orderFlagTexts = {
  jlm: {
    sign: { US: 'JLM', CN: 'JLM', HK: 'JLM' },
    name: glossaryText.jlmInterest,
    meaning: glossaryText.jlmInterest,
  },
  x: {
    sign: { US: 'X', CN: 'X', HK: 'X' },
    name: glossaryText.xOrder,
    meaning: {
      US: 'X-order: its name is hidden from other managers',
      CN: 'X 订单：对其他承销行隐藏名称',
      HK: 'X 訂單：對其他承銷行隱藏名稱',
    },
  },
  proprietary: {
    sign: { US: 'Prop', CN: '自营', HK: '自營' },
    name: glossaryText.proprietary,
    meaning: { US: 'Proprietary order of a bank', CN: '银行自营订单', HK: '銀行自營訂單' },
  },
  group: {
    sign: { US: 'Grp', CN: '集团', HK: '集團' },
    name: glossaryText.affiliateOfABank,
    meaning: glossaryText.affiliateOfABank,
  },
  issuer: {
    sign: { US: 'Iss', CN: '关联', HK: '關聯' },
    name: glossaryText.issuerRelated,
    meaning: glossaryText.issuerRelated,
  },
  omnibus: {
    sign: { US: 'Omni', CN: '综合', HK: '綜合' },
    name: { US: 'Omnibus', CN: '综合订单', HK: '綜合訂單' },
    meaning: {
      US: 'Omnibus: several underlying investors',
      CN: '综合订单：有多名最终投资者',
      HK: '綜合訂單：有多名最終投資者',
    },
  },
  conditional: {
    sign: glossaryText.cond,
    name: glossaryText.conditional,
    meaning: glossaryText.conditional,
  },
} as const satisfies Record<OrderFlag, FlagTexts>

interface FlaggedInFile extends FlaggedOrder {
  /** Through a manager that is neither OC nor JGC. */
  readonly coLead?: boolean
}

/** The flags of an order as files name them; null if it has none. */
export const orderFlagNames = (
  { coLead = false, ...order }: FlaggedInFile,
  language: Language,
): string | null =>
  flagsOf(order)
    .flatMap((flag) => [
      orderFlagTexts[flag].name,
      ...(flag === 'jlm' && coLead ? [glossaryText.coLeadInterest] : []),
    ])
    .map((name) => name[language])
    .join(orderValueTexts.join[language]) || null
