import type { Language } from '../../kernel/language.ts'
import { glossary } from '../../kernel/glossary/index.ts'

/** Words of limits, on screens and in files. US, CN, HK. */
export const quotaRows = {
  limits: ['Limits', '限额', '限額'],
  institution: glossary.institution,
  deal: glossary.deal,
  currency: glossary.currency,
  amount: ['Limit', '限额', '限額'],
  used: ['Used', '已用', '已用'],
  available: ['Available', '可用', '可用'],
  usedPart: ['Used %', '使用率 %', '使用率 %'],
  warnAt: ['Warning from %', '预警线 %', '預警線 %'],
  kind: ['Type of limit', '限额性质', '限額性質'],
  hard: ['Hard', '硬性', '硬性'],
  soft: ['Soft', '软性', '軟性'],
  state: ['State', '状态', '狀態'],
  within: ['Within limit', '额度内', '額度內'],
  warned: ['Near limit', '接近限额', '接近限額'],
  full: ['Fully used', '已用满', '已用滿'],
  over: ['Over limit', '超限', '超限'],
  unknown: ['No rate', '缺少汇率', '欠缺匯率'],
  updatedBy: glossary.changedBy,
  updatedAt: glossary.changedAt,
} as const satisfies Record<string, readonly [string, string, string]>
export type QuotaWord = keyof typeof quotaRows

export const quotaWord = (word: QuotaWord, language: Language): string =>
  quotaRows[word][({ US: 0, CN: 1, HK: 2 } as const)[language]]
