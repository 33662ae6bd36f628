import type { OrderField } from '@bookrunner/domain/orders'
import type { Worded } from '../../kernel/language.ts'

/** Fields that versions, logs and files name. US, CN, HK. */
const rows: Record<OrderField, readonly [string, string, string]> = {
  account: ['Account or fund', '账户或基金', '賬戶或基金'],
  throughId: ['Through', '经由银行', '經由銀行'],
  rungs: ['Size and limits', '数量及限价', '數量及限價'],
  minSize: ['Minimum size', '最低获配数量', '最低獲配數量'],
  maxSize: ['Maximum size', '最高数量', '最高數量'],
  commitment: ['Commitment', '承诺类型', '承諾類型'],
  hedge: ['Hedge', '对冲', '對沖'],
  comment: ['Comment', '备注', '備註'],
  underlying: ['Underlying investors', '最终投资者', '最終投資者'],
  privateComment: ['Private comment', '内部备注', '內部備註'],
  leads: ['Leads', '牵头行', '牽頭行'],
  sales: ['Sales', '销售人员', '銷售人員'],
  reserve: ['Reserve', '预留数量', '預留數量'],
  jlmInterest: ['JLM interest', 'JLM 自有订单', 'JLM 自有訂單'],
  xOrder: ['X-order', 'X 订单', 'X 訂單'],
  relations: ['Relation to the deal', '与项目的关系', '與項目的關係'],
  id: ['Order', '订单', '訂單'],
  dealId: ['Deal', '项目', '項目'],
  investorId: ['Investor', '投资者', '投資者'],
  stage: ['State', '状态', '狀態'],
  tests: ['Test size', '测试数量', '測試數量'],
  fpg: ['FPG size and limits', 'FPG 数量及限价', 'FPG 數量及限價'],
  conditional: ['Conditional', '有条件', '有條件'],
  region: ['Region', '地区', '地區'],
  jurisdiction: ['Jurisdiction', '司法管辖区', '司法管轄區'],
  classId: ['Investor type', '投资者类型', '投資者類型'],
  allocation: ['Allocation', '配售数量', '配售數量'],
  baseline: ['At the last push', '上次推送时', '上次推送時'],
  seq: ['Number in the book', '簿记序号', '簿記序號'],
  version: ['Version', '版本', '版本'],
  shown: ['Version', '版本', '版本'],
  createdAt: ['Created at', '创建时间', '建立時間'],
  createdBy: ['Created by', '创建人', '建立人'],
  submittedAt: ['Submitted at', '提交时间', '提交時間'],
  updatedAt: ['Updated at', '更新时间', '更新時間'],
  updatedBy: ['Updated by', '更新人', '更新人'],
  channel: ['Channel', '渠道', '渠道'],
  shownAt: ['Updated at', '更新时间', '更新時間'],
}

const worded = ([US, CN, HK]: readonly [string, string, string]): Worded => ({ US, CN, HK })

export const orderFieldTexts = Object.fromEntries(
  Object.entries(rows).map(([field, row]) => [field, worded(row)]),
) as Record<OrderField, Worded>
