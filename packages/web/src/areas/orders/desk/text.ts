import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** A desk's orders: entry and details. US, CN, HK. */
export const deskText = defineText('orders-desk', {
  'underlying.form': [
    'One investor a line: name; identifier; size.',
    '每行一名投资者：名称；识别号；数量。',
    '每行一名投資者：名稱；識別碼；數量。',
  ],
  'underlying.sum': ['{sum} of {size} entered', '已列 {sum}，共 {size}', '已列 {sum}，共 {size}'],

  'enter.title': ['Enter an order', '录入订单', '錄入訂單'],
  'enter.do': common.enterOrder,
  'enter.another': ['Enter another afterwards', '录入后继续下一笔', '錄入後繼續下一筆'],
  'enter.keys': ['{keys} enters, Esc steps back', '{keys} 录入，Esc 返回', '{keys} 錄入，Esc 返回'],
  'enter.discard': common.discard,
  'enter.done': [
    'Order {number} entered at {time}',
    '订单 {number} 已于 {time} 录入',
    '訂單 {number} 已於 {time} 錄入',
  ],
  'enter.for': ['{size} for {investor}', '{investor}：{size}', '{investor}：{size}'],
  'enter.conditional': [
    'Conditional until a bookrunner accepts it.',
    '须经账簿管理人接受后方为有效。',
    '須經賬簿管理人接受後方為有效。',
  ],
  'enter.open': ['Open the order', '打开订单', '開啟訂單'],
  'enter.next': ['Enter another', '再录入一笔', '再錄入一筆'],

  investor: common.investor,
  'investor.find': ['Name of the investor', '投资者名称', '投資者名稱'],
  'investor.none': ['No matching investor', '没有符合的投资者', '沒有符合的投資者'],
  'investor.addressed': ['Invited to this deal', '受邀参与本项目', '獲邀參與本項目'],
  'investor.others': ['Not invited', '未受邀', '未獲邀'],
  'investor.missing': ['Choose the investor.', '请选择投资者。', '請選擇投資者。'],
  orderLevels: common.sizeAndLimits,
  'orderLevels.at': ['Level {level}: {message}', '第 {level} 档：{message}', '第 {level} 檔：{message}'],
  'orderLevels.hint': [
    '50 · 50 @ {limit} · 50 @ {limit}; 30 @ …',
    '50 · 50 @ {limit} · 50 @ {limit}; 30 @ …',
    '50 · 50 @ {limit} · 50 @ {limit}; 30 @ …',
  ],
  commitment: common.commitment,
  throughId: common.through,
  leads: common.leads,
  'leads.none': ['No others', '无其他', '無其他'],
  account: common.accountOrFund,
  sales: common.sales,
  minSize: common.minimumFill,
  maxSize: common.maximumSize,
  reserve: common.reserve,
  hedge: common.hedge,
  relations: common.flags,
  'relations.fixed': [
    'Follows from the investor’s relation to the syndicate',
    '由投资者与承销团的关系决定',
    '由投資者與承銷團的關係決定',
  ],
  jlmInterest: common.jlmInterest,
  xOrder: common.xOrder,
  comment: ['Comment (the investor can read it)', '备注（投资者可见）', '備註（投資者可見）'],
  privateComment: common.privateComment,
  underlying: ['Underlying investors of an omnibus order', '综合订单的最终投资者', '綜合訂單的最終投資者'],
  reason: ['Reason (books are closed)', '原因（簿记已截止）', '原因（簿記已截止）'],
  'reason.missing': common.booksAreClosedEnterAReason,
})
