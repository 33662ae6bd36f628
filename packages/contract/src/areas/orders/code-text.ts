import type {
  Commitment,
  FpgAnswer,
  HedgeChoice,
  OrderStage,
  OrderStatus,
  Relation,
  LevelFit,
} from '@bookrunner/domain/orders'
import type { Language, Worded } from '../../kernel/language.ts'
import { orderCodeRows } from '../deals/index.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'

/** Codes that stand in an order's fields, as people call them. */
const codes = {
  commitment: orderCodeRows.commitment satisfies Record<Commitment, Worded>,
  hedge: orderCodeRows.hedge satisfies Record<HedgeChoice, Worded>,
  stage: orderCodeRows.stage satisfies Record<OrderStage, Worded>,
  relations: orderCodeRows.relations satisfies Record<Relation, Worded>,
  fpg: orderCodeRows.fpg satisfies Record<FpgAnswer['how'], Worded>,
  status: {
    Draft: glossaryText.draft,
    Submitted: glossaryText.submitted,
    Testing: { US: 'Testing', CN: '测试中', HK: '測試中' },
    FPG: { US: 'FPG/Pricing', CN: 'FPG/定价', HK: 'FPG/定價' },
    Allocated: glossaryText.allocated,
    Unallocated: { US: 'Unallocated', CN: '未获配售', HK: '未獲配售' },
    Withdrawn: glossaryText.withdrawn,
    Aborted: glossaryText.dealAborted,
    IssueFailed: { US: 'Issue failed', CN: '发行失败', HK: '發行失敗' },
  } satisfies Record<OrderStatus, Worded>,
  fit: {
    in: glossaryText.in,
    partly: { US: 'Partly', CN: '部分有效', HK: '部分有效' },
    out: glossaryText.out,
  } satisfies Record<LevelFit, Worded>,
}
export type OrderCodeKind = keyof typeof codes

/** One that nobody knows any more still shows itself. */
export const orderCodeName = (kind: OrderCodeKind, code: string, language: Language): string =>
  (codes[kind] as Readonly<Record<string, Worded>>)[code]?.[language] ?? code

export { orderValueWords } from '../deals/index.ts'
