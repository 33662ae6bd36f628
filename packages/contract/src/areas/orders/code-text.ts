import type {
  Commitment,
  FpgAnswer,
  HedgeChoice,
  OrderStage,
  OrderStatus,
  Relation,
  LevelFit,
} from '@bookrunner/domain/orders'
import type { Language, LocalizedText } from '../../kernel/language.ts'
import { orderCodeRows } from '../deals/index.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'

/** Texts of the codes in an order's fields. */
const codes = {
  commitment: orderCodeRows.commitment satisfies Record<Commitment, LocalizedText>,
  hedge: orderCodeRows.hedge satisfies Record<HedgeChoice, LocalizedText>,
  stage: orderCodeRows.stage satisfies Record<OrderStage, LocalizedText>,
  relations: orderCodeRows.relations satisfies Record<Relation, LocalizedText>,
  fpg: orderCodeRows.fpg satisfies Record<FpgAnswer['how'], LocalizedText>,
  status: {
    Draft: glossaryText.draft,
    Submitted: glossaryText.submitted,
    Testing: { US: 'Testing', CN: '测试中', HK: '測試中' },
    FPG: { US: 'FPG/Pricing', CN: 'FPG/定价', HK: 'FPG/定價' },
    Allocated: glossaryText.allocated,
    Unallocated: { US: 'Unallocated', CN: '未获配售', HK: '未獲配售' },
    Withdrawn: glossaryText.withdrawn,
    Aborted: glossaryText.aborted,
    IssueFailed: { US: 'Issue failed', CN: '发行失败', HK: '發行失敗' },
  } satisfies Record<OrderStatus, LocalizedText>,
  fit: {
    in: glossaryText.in,
    partly: { US: 'Partly', CN: '部分有效', HK: '部分有效' },
    out: glossaryText.out,
  } satisfies Record<LevelFit, LocalizedText>,
}
export type OrderCodeKind = keyof typeof codes

/** One that nobody knows any more still shows itself. */
export const orderCodeName = (kind: OrderCodeKind, code: string, language: Language): string =>
  (codes[kind] as Readonly<Record<string, LocalizedText>>)[code]?.[language] ?? code

export { orderValueTexts } from '../deals/index.ts'
