import type {
  Commitment,
  FpgAnswer,
  HedgeChoice,
  OrderStage,
  OrderStatus,
  Relation,
  Stand,
} from '@bookrunner/domain/orders'
import type { Language, Worded } from '../../kernel/language.ts'

/** Codes that stand in an order's fields, as people call them. */
const codes = {
  commitment: {
    firm: { US: 'Firm', CN: '确定', HK: '確定' },
    soft: { US: 'Soft', CN: '意向', HK: '意向' },
  } satisfies Record<Commitment, Worded>,
  hedge: {
    none: { US: 'No hedge', CN: '不对冲', HK: '不對沖' },
    benchmark: { US: 'Switch of the benchmark', CN: '基准债换券', HK: '基準債換券' },
    own: { US: 'Hedges itself', CN: '自行对冲', HK: '自行對沖' },
  } satisfies Record<HedgeChoice, Worded>,
  stage: {
    draft: { US: 'Draft', CN: '草稿', HK: '草稿' },
    intention: { US: 'Intention', CN: '意向单', HK: '意向單' },
    live: { US: 'Submitted', CN: '已提交', HK: '已提交' },
    withdrawn: { US: 'Withdrawn', CN: '已撤回', HK: '已撤回' },
  } satisfies Record<OrderStage, Worded>,
  relations: {
    proprietary: { US: 'Proprietary', CN: '自营', HK: '自營' },
    group: { US: 'Company of a bank’s group', CN: '银行集团公司', HK: '銀行集團公司' },
    issuer: { US: 'Issuer-related', CN: '发行人关联', HK: '發行人關聯' },
  } satisfies Record<Relation, Worded>,
  fpg: {
    reconfirm: { US: 'Reconfirmed', CN: '确认维持', HK: '確認維持' },
    reduce: { US: 'Reduced', CN: '减少', HK: '減少' },
    increase: { US: 'Increased', CN: '增加', HK: '增加' },
    drop: { US: 'Dropped', CN: '退出', HK: '退出' },
    edit: { US: 'Edited', CN: '修改', HK: '修改' },
    new: { US: 'New', CN: '新单', HK: '新單' },
  } satisfies Record<FpgAnswer['how'], Worded>,
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
  stand: {
    in: { US: 'In', CN: '可获配', HK: '可獲配' },
    partly: { US: 'Partly', CN: '部分可获配', HK: '部分可獲配' },
    out: { US: 'Out', CN: '不可获配', HK: '不可獲配' },
  } satisfies Record<Stand, Worded>,
}
export type OrderCodeKind = keyof typeof codes

/** One that nobody knows any more still shows itself. */
export const orderCodeName = (kind: OrderCodeKind, code: string, language: Language): string =>
  (codes[kind] as Readonly<Record<string, Worded>>)[code]?.[language] ?? code

/** Parts of values in an order's history. */
export const orderValueWords = {
  reoffer: { US: 'at reoffer', CN: '按发行价', HK: '按發行價' },
  round: { US: 'round {round}: {size}', CN: '第 {round} 轮：{size}', HK: '第 {round} 輪：{size}' },
  said: { US: '{what}: {said}', CN: '{what}：{said}', HK: '{what}：{said}' },
  accepted: { US: 'accepted {size}', CN: '已接受 {size}', HK: '已接受 {size}' },
  yes: { US: 'Yes', CN: '是', HK: '是' },
  join: { US: '; ', CN: '；', HK: '；' },
} as const satisfies Record<string, Worded>
