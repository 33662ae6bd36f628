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

/** Codes that stand in an order's fields, as people call them. */
const codes = {
  commitment: orderCodeRows.commitment satisfies Record<Commitment, Worded>,
  hedge: orderCodeRows.hedge satisfies Record<HedgeChoice, Worded>,
  stage: orderCodeRows.stage satisfies Record<OrderStage, Worded>,
  relations: orderCodeRows.relations satisfies Record<Relation, Worded>,
  fpg: orderCodeRows.fpg satisfies Record<FpgAnswer['how'], Worded>,
  status: {
    Draft: { US: 'Draft', CN: '草稿', HK: '草稿' },
    Submitted: { US: 'Submitted', CN: '已提交', HK: '已提交' },
    Testing: { US: 'Testing', CN: '测试中', HK: '測試中' },
    FPG: { US: 'FPG/Pricing', CN: 'FPG/定价', HK: 'FPG/定價' },
    Allocated: { US: 'Allocated', CN: '已配售', HK: '已配售' },
    Unallocated: { US: 'Unallocated', CN: '未获配售', HK: '未獲配售' },
    Withdrawn: { US: 'Withdrawn', CN: '已撤回', HK: '已撤回' },
    Aborted: { US: 'Deal aborted', CN: '项目已终止', HK: '項目已終止' },
    IssueFailed: { US: 'Issue failed', CN: '发行失败', HK: '發行失敗' },
  } satisfies Record<OrderStatus, Worded>,
  fit: {
    in: { US: 'In', CN: '有效', HK: '有效' },
    partly: { US: 'Partly', CN: '部分有效', HK: '部分有效' },
    out: { US: 'Out', CN: '未达限价', HK: '未達限價' },
  } satisfies Record<LevelFit, Worded>,
}
export type OrderCodeKind = keyof typeof codes

/** One that nobody knows any more still shows itself. */
export const orderCodeName = (kind: OrderCodeKind, code: string, language: Language): string =>
  (codes[kind] as Readonly<Record<string, Worded>>)[code]?.[language] ?? code

export { orderValueWords } from '../deals/index.ts'
