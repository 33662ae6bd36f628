import { defineText, inColumns } from '../../../platform/text.ts'

/** A desk's orders: entering them, and each in full. US, CN, HK. */
const rows = {
  'flag.jlm': ['JLM interest', 'JLM 自有订单', 'JLM 自有訂單'],
  'flag.x': [
    'X-order: its name is hidden from other managers',
    'X 订单：对其他管理人隐藏名称',
    'X 訂單：對其他管理人隱藏名稱',
  ],
  'flag.proprietary': ['Proprietary order of a bank', '银行自营订单', '銀行自營訂單'],
  'flag.group': ['Company of a bank’s group', '银行集团公司', '銀行集團公司'],
  'flag.issuer': ['Issuer-related', '发行人关联', '發行人關聯'],
  'flag.omnibus': [
    'Omnibus: several investors behind it',
    '综合订单：背后有多名投资者',
    '綜合訂單：背後有多名投資者',
  ],
  'flagShort.jlm': ['JLM', 'JLM', 'JLM'],
  'flagShort.x': ['X', 'X', 'X'],
  'flagShort.proprietary': ['Prop', '自营', '自營'],
  'flagShort.group': ['Grp', '集团', '集團'],
  'flagShort.issuer': ['Iss', '关联', '關聯'],
  'flagShort.omnibus': ['Omni', '综合', '綜合'],

  'underlying.form': [
    'A line for each investor: name; identifier; size.',
    '每行一名投资者：名称；识别号；数量。',
    '每行一名投資者：名稱；識別碼；數量。',
  ],
  'underlying.sum': ['{sum} of {size} placed', '已列 {sum}，共 {size}', '已列 {sum}，共 {size}'],

  'enter.title': ['Enter an order', '录入订单', '錄入訂單'],
  'enter.do': ['Enter order', '录入订单', '錄入訂單'],
  'enter.another': ['Enter another afterwards', '录入后继续下一笔', '錄入後繼續下一筆'],
  'enter.keys': [
    'Ctrl+Enter enters, Esc steps back',
    'Ctrl+Enter 录入，Esc 返回',
    'Ctrl+Enter 錄入，Esc 返回',
  ],
  'enter.done': [
    'Order {number} entered at {time}',
    '订单 {number} 已于 {time} 录入',
    '訂單 {number} 已於 {time} 錄入',
  ],
  'enter.for': ['{size} for {investor}', '{investor}：{size}', '{investor}：{size}'],
  'enter.conditional': [
    'Conditional until a manager accepts it.',
    '须经管理人接受后方可生效。',
    '須經管理人接受後方可生效。',
  ],
  'enter.open': ['Open the order', '打开订单', '開啟訂單'],
  'enter.next': ['Enter another', '继续录入', '繼續錄入'],

  investor: ['Investor', '投资者', '投資者'],
  'investor.find': ['Name of the investor', '投资者名称', '投資者名稱'],
  'investor.none': ['No investor fits', '没有符合的投资者', '沒有符合的投資者'],
  'investor.addressed': ['The deal is addressed to them', '项目发行对象', '項目發行對象'],
  'investor.others': ['Not addressed', '非发行对象', '非發行對象'],
  'investor.missing': ['Say whose order it is.', '请选择投资者。', '請選擇投資者。'],
  rungs: ['Size and limits', '数量及限价', '數量及限價'],
  'rungs.hint': [
    '50 · 50 @ {limit} · 50 @ {limit}; 30 @ …',
    '50 · 50 @ {limit} · 50 @ {limit}; 30 @ …',
    '50 · 50 @ {limit} · 50 @ {limit}; 30 @ …',
  ],
  commitment: ['Commitment', '承诺类型', '承諾類型'],
  throughId: ['Through', '经由银行', '經由銀行'],
  leads: ['Leads', '牵头行', '牽頭行'],
  'leads.none': ['No others', '无其他', '無其他'],
  account: ['Account or fund', '账户或基金', '賬戶或基金'],
  sales: ['Sales', '销售人员', '銷售人員'],
  minSize: ['Minimum size', '最低获配数量', '最低獲配數量'],
  maxSize: ['Maximum size', '最高数量', '最高數量'],
  reserve: ['Reserve', '预留数量', '預留數量'],
  hedge: ['Hedge', '对冲', '對沖'],
  relations: ['Flags', '标记', '標記'],
  'relations.fixed': [
    'Follows from the investor and the banks',
    '由投资者与银行的关系决定',
    '由投資者與銀行的關係決定',
  ],
  jlmInterest: ['JLM interest', 'JLM 自有订单', 'JLM 自有訂單'],
  xOrder: ['X-order', 'X 订单', 'X 訂單'],
  comment: ['Comment, read by the investor', '备注（投资者可见）', '備註（投資者可見）'],
  privateComment: ['Private comment', '内部备注', '內部備註'],
  underlying: ['Investors behind an omnibus order', '综合订单的最终投资者', '綜合訂單的最終投資者'],
  reason: ['Reason, as the book is closed', '理由（簿记已截止）', '理由（簿記已截止）'],
  'reason.missing': ['Say why: the book is closed.', '簿记已截止，请说明理由。', '簿記已截止，請說明理由。'],
} as const

export const deskText = defineText('orders-desk', inColumns(rows))
