import type {
  Commitment,
  FpgAnswer,
  HedgeChoice,
  OrderStage,
  OrderStatus,
  OwnOutReason,
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
  ownOut: {
    dropped: { US: 'dropped at FPG', CN: 'FPG 时放弃认购', HK: 'FPG 時放棄認購' },
    silent: { US: 'dropped, no reply at FPG', CN: 'FPG 未回复，视为放弃', HK: 'FPG 未回覆，視為放棄' },
    unaccepted: { US: 'not accepted by a manager', CN: '账簿管理人未接受', HK: '賬簿管理人未接受' },
    out: { US: 'out at the final level', CN: '在最终水平未达限价', HK: '在最終水平未達限價' },
    denomination: {
      US: 'below the minimum denomination at the final level',
      CN: '最终水平下的数量低于最低面额',
      HK: '最終水平下的數量低於最低面額',
    },
    ownMinimum: {
      US: 'below its own minimum fill at the final level',
      CN: '最终水平下的数量低于自身的最低获配数量',
      HK: '最終水平下的數量低於自身的最低獲配數量',
    },
  } satisfies Record<OwnOutReason, LocalizedText>,
  fit: {
    in: glossaryText.in,
    partly: { US: 'Partly', CN: '部分有效', HK: '部分有效' },
    out: glossaryText.out,
  } satisfies Record<LevelFit, LocalizedText>,
}
export const ownOutTexts = codes.ownOut
export type OrderCodeKind = keyof typeof codes

/** One that nobody knows any more still shows itself. */
export const orderCodeName = (kind: OrderCodeKind, code: string, language: Language): string =>
  (codes[kind] as Readonly<Record<string, LocalizedText>>)[code]?.[language] ?? code

export { orderValueTexts } from '../deals/index.ts'
