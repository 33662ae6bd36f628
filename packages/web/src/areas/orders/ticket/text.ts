import { defineText } from '../../../platform/text.ts'

/** The investor's ticket. US, CN, HK. */
const rows = {
  panel: ['Your order', '您的订单', '您的訂單'],
  'panel.count_one': ['{count} order of yours', '贵机构有 {count} 笔订单', '貴機構有 {count} 筆訂單'],
  'panel.count_other': ['{count} orders of yours', '贵机构有 {count} 笔订单', '貴機構有 {count} 筆訂單'],
  'panel.new': ['New order', '新订单', '新訂單'],
  'panel.failed': ['Your orders could not be loaded', '您的订单未能加载', '您的訂單未能載入'],
  again: ['Try again', '重试', '重試'],
  loading: ['Your orders are being loaded', '正在加载您的订单', '正在載入您的訂單'],
  close: ['Close', '关闭', '關閉'],

  'title.new': ['New order', '新订单', '新訂單'],
  'title.intention': ['New intention', '新意向单', '新意向單'],
  'title.draft': ['Draft {number}', '草稿 {number}', '草稿 {number}'],
  'title.order': ['Order {number}', '订单 {number}', '訂單 {number}'],
  version: ['version {version}', '版本 {version}', '版本 {version}'],
  'version.by': ['entered by {name}', '录入人 {name}', '錄入人 {name}'],

  size: ['Size', '数量', '數量'],
  'size.example': ['50, 0.05bn, 5亿', '50、5亿', '50、5億'],
  'size.rules': ['min. {least}', '最低 {least}', '最低 {least}'],
  'size.steps': ['steps of {increment}', '递增 {increment}', '遞增 {increment}'],
  'size.most': ['max. {most}', '最高 {most}', '最高 {most}'],
  limit: ['Limit', '限价', '限價'],
  'limit.kind': ['Kind of limit', '限价类型', '限價類型'],
  'limit.reoffer': ['At reoffer', '按发行价', '按發行價'],
  'limit.minSpread': ['Min. spread', '最低利差', '最低息差'],
  'limit.minYield': ['Min. yield', '最低收益率', '最低收益率'],
  'limit.both': ['Spread and yield', '利差及收益率', '息差及收益率'],
  'limit.maxPrice': ['Max. price', '最高价格', '最高價格'],
  'limit.any': ['at reoffer', '按发行价', '按發行價'],
  'limit.none': ['No limit: any level', '不限价：任何水平', '不限價：任何水平'],
  'limit.other': ['Min. yield', '最低收益率', '最低收益率'],
  rungs: ['Size and limit', '数量及限价', '數量及限價'],
  commitment: ['Commitment', '承诺类型', '承諾類型'],
  'commitment.firm': ['Firm', '确定', '確定'],
  'commitment.soft': ['Soft', '非确定', '非確定'],
  'commitment.softHint': [
    'Soft: dropped if you do not reconfirm it.',
    '非确定：如不确认即视为退出。',
    '非確定：如不確認即視為退出。',
  ],

  'ladder.add': ['Add a level', '增加一档', '增加一檔'],
  'ladder.remove': ['Remove level {at}', '删除第 {at} 档', '刪除第 {at} 檔'],
  'ladder.rung': ['Level {at}', '第 {at} 档', '第 {at} 檔'],
  'ladder.counts': ['counts today', '当前有效', '目前有效'],
  'ladder.hint': [
    'The most demanding level that is still met counts, never the sum.',
    '以仍满足的最严一档为准，不作累加。',
    '以仍滿足的最嚴一檔為準，不作累加。',
  ],

  more: ['More', '更多', '更多'],
  'more.hide': ['Less', '收起', '收起'],
  'more.set': ['More: {what}', '更多：{what}', '更多：{what}'],
  minSize: ['Smallest allocation', '最低获配数量', '最低獲配數量'],
  'minSize.hint': ['Below it you take none', '低于此数量则不接受', '低於此數量則不接受'],
  maxSize: ['Most you take', '最高数量', '最高數量'],
  'maxSize.hint': ['Across levels and phases', '适用于各档及各阶段', '適用於各檔及各階段'],
  through: ['Through', '经由银行', '經由銀行'],
  'through.usual': ['{bank} (usual)', '{bank}（默认）', '{bank}（預設）'],
  account: ['Account or fund', '账户或基金', '賬戶或基金'],
  hedge: ['Hedge', '对冲', '對沖'],
  comment: ['Comment to the banks', '致银行的备注', '致銀行的備註'],
  underlying: ['Underlying investors', '最终投资者', '最終投資者'],
  'underlying.hint': [
    'For an omnibus order: who is behind it, {sum} of {size} so far.',
    '综合订单：填写最终投资者，目前 {sum}，共 {size}。',
    '綜合訂單：填寫最終投資者，目前 {sum}，共 {size}。',
  ],
  'underlying.name': ['Name', '名称', '名稱'],
  'underlying.identifier': ['LEI or number', 'LEI 或编号', 'LEI 或編號'],
  'underlying.add': ['Add an investor', '添加投资者', '新增投資者'],
  'underlying.remove': ['Remove investor {at}', '删除投资者 {at}', '刪除投資者 {at}'],

  mean: ['What it means now', '当前含义', '目前含義'],
  'mean.empty': [
    'Type a size: what it means at {level} is said here.',
    '输入数量后，此处显示其在 {level} 的含义。',
    '輸入數量後，此處顯示其在 {level} 的含義。',
  ],
  'mean.wrong': [
    'Size and limits cannot be taken as they stand.',
    '数量或限价目前无法接受。',
    '數量或限價目前無法接受。',
  ],
  'mean.subject': [
    'The book is subject: what is new or more waits until a manager accepts it.',
    '簿记已进入有条件接单：新增或增加部分须待管理人接受。',
    '簿記已進入有條件接單：新增或增加部分須待管理人接受。',
  ],
  closes: ['closes in', '距截止', '距離截止'],

  'do.place': ['Place order: {what}', '下单：{what}', '下單：{what}'],
  'do.place.bare': ['Place order', '下单', '下單'],
  'do.intend': ['Send intention: {what}', '发送意向：{what}', '發送意向：{what}'],
  'do.intend.bare': ['Send intention', '发送意向', '發送意向'],
  'do.change': ['Change to {what}', '更改为 {what}', '更改為 {what}'],
  'do.change.bare': ['Change order', '更改订单', '更改訂單'],
  'do.unchanged': ['Nothing changed yet', '尚未更改', '尚未更改'],
  'do.save': ['Save draft', '保存草稿', '儲存草稿'],
  'do.withdraw': ['Withdraw', '撤回', '撤回'],
  'do.delete': ['Delete draft', '删除草稿', '刪除草稿'],
  'do.back': ['Back to your orders', '返回您的订单', '返回您的訂單'],
  'do.edit': ['Change order {number}', '更改订单 {number}', '更改訂單 {number}'],
  'do.open': ['Open draft {number}', '打开草稿 {number}', '開啟草稿 {number}'],
  'short.edit': ['Change', '更改', '更改'],
  'short.open': ['Open', '打开', '開啟'],
  'saved.at': [
    'Draft saved {time}. It binds nobody; the banks do not see it.',
    '草稿已于 {time} 保存，不具约束力，银行不可见。',
    '草稿已於 {time} 儲存，不具約束力，銀行不可見。',
  ],

  wrong_one: ['{count} field to be mended', '有 {count} 个字段需要修正', '有 {count} 個欄位需要修正'],
  wrong_other: ['{count} fields to be mended', '有 {count} 个字段需要修正', '有 {count} 個欄位需要修正'],
  'shut.kept': [
    'What you typed is still here, but nothing was sent.',
    '您输入的内容仍在，但尚未发送。',
    '您輸入的內容仍在，但尚未發送。',
  ],

  'unknown.place': [
    'Not known yet whether the order was taken; trying again',
    '尚不确定订单是否已被接收，正在重试',
    '尚未確定訂單是否已被接收，正在重試',
  ],
  'refused.notTaken': ['Not taken: {why}', '未被接收：{why}', '未被接收：{why}'],

  'changed.title': ['Changed meanwhile', '其间已被更改', '其間已被更改'],
  'changed.taken': [
    'Somebody of your house or a bank has changed this order. What you had not touched shows their words now.',
    '贵机构同事或银行已更改此订单。您未改动的字段已显示对方的内容。',
    '貴機構同事或銀行已更改此訂單。您未改動的欄位已顯示對方的內容。',
  ],
  'changed.choose': [
    'Both of you changed what is marked below: choose for each.',
    '以下标出的字段双方均有更改，请逐项选择。',
    '以下標出的欄位雙方均有更改，請逐項選擇。',
  ],
  'changed.theirs': ['Theirs, sent already', '对方（已发送）', '對方（已發送）'],
  'changed.yours': ['Yours, not sent yet', '您（尚未发送）', '您（尚未發送）'],
  'changed.take': ['Take theirs', '采用对方', '採用對方'],
  'changed.keep': ['Keep yours', '保留您的', '保留您的'],
  'changed.none': ['nothing', '无', '無'],
  'changed.nothing': [
    'This order was changed meanwhile; your change stands as you typed it.',
    '此订单其间已被更改；您的改动保持原样。',
    '此訂單其間已被更改；您的改動保持原樣。',
  ],

  'leave.title': ['Leave the ticket?', '离开订单？', '離開訂單？'],
  'leave.says': ['What you typed was not sent.', '您输入的内容尚未发送。', '您輸入的內容尚未發送。'],
  'leave.unknown': [
    'It is not known yet whether the last request was taken. It goes on being asked while this window is open.',
    '上一请求是否已被接收尚不确定。此窗口保持打开时将继续查询。',
    '上一請求是否已被接收尚未確定。此視窗保持開啟時將繼續查詢。',
  ],
  'leave.stay': ['Keep typing', '继续输入', '繼續輸入'],
  'leave.go': ['Leave without sending', '不发送并离开', '不發送並離開'],

  'done.placed': ['Order taken', '订单已接收', '訂單已接收'],
  'done.intended': ['Intention taken', '意向单已接收', '意向單已接收'],
  'done.edited': ['Change taken', '更改已接收', '更改已接收'],
  'done.withdrawn': ['Order withdrawn', '订单已撤回', '訂單已撤回'],
  'done.deleted': ['Draft deleted', '草稿已删除', '草稿已刪除'],
  'done.number': ['Order number', '订单编号', '訂單編號'],
  'done.at': ['Taken at', '接收时间', '接收時間'],
  'done.order': ['Order', '订单', '訂單'],
  'done.next': ['What comes next', '后续步骤', '後續步驟'],
  'done.late': [
    'The connection was lost on the way; this is what the server had taken.',
    '途中连接中断；以下为服务器已接收的内容。',
    '途中連線中斷；以下為伺服器已接收的內容。',
  ],
  'done.conditional': [
    'The book is subject: it is conditional until a manager accepts it.',
    '簿记已进入有条件接单：须待管理人接受方可生效。',
    '簿記已進入有條件接單：須待管理人接受方可生效。',
  ],
  'done.close': ['Done', '完成', '完成'],
  'done.pdf': ['Confirmation (PDF)', '确认书（PDF）', '確認書（PDF）'],
  'done.another': ['Another order', '再下一单', '再下一單'],
  'next.change': [
    'You can change or withdraw it until the book closes.',
    '簿记截止前可更改或撤回。',
    '簿記截止前可更改或撤回。',
  ],
  'next.changeUntil': [
    'You can change or withdraw it until {at}.',
    '{at} 前可更改或撤回。',
    '{at} 前可更改或撤回。',
  ],
  'next.fpg': [
    'When final guidance is out you are asked to reconfirm it.',
    '最终指引公布后，将请您确认。',
    '最終指引公佈後，將請您確認。',
  ],
  'next.intention': [
    'When the test is over you are asked to submit it; it binds nobody before.',
    '测试结束后将请您提交，此前不具约束力。',
    '測試結束後將請您提交，此前不具約束力。',
  ],
  'next.allocation': [
    'After the book closes the deal is priced, and your allocation is told here.',
    '簿记截止并定价后，获配结果将在此告知。',
    '簿記截止並定價後，獲配結果將在此告知。',
  ],
  'next.myOrders': ['It stands in My Orders.', '已列入“我的订单”。', '已列入「我的訂單」。'],

  'phase.intentions': [
    'A test of a deal that is not open yet: what you send is an intention at the test level. When the test is over you are asked to submit it.',
    '项目尚未开放，正在测试：您发送的是按测试水平的意向，测试结束后将请您提交。',
    '項目尚未開放，正在測試：您發送的是按測試水平的意向，測試結束後將請您提交。',
  ],
  'phase.test': [
    'A test is running: say what you would take at its level. Your live order stays as it is.',
    '测试进行中：请给出在该水平的数量，您的现有订单不变。',
    '測試進行中：請給出在該水平的數量，您的現有訂單不變。',
  ],
  'phase.FPG': [
    'Final guidance is out: reconfirm, change or drop each order before the book closes.',
    '最终指引已公布：请在簿记截止前确认、更改或退出。',
    '最終指引已公佈：請在簿記截止前確認、更改或退出。',
  ],
  'phase.closedIpg': [
    'The book is closed. Orders stand as they are; when final guidance is out you are asked to reconfirm them.',
    '簿记已截止，订单保持不变；最终指引公布后将请您确认。',
    '簿記已截止，訂單保持不變；最終指引公佈後將請您確認。',
  ],
  'phase.closedFpg': [
    'The book is closed. Orders stand as last said; the banks price the deal and allocate.',
    '簿记已截止，订单以最后确认为准；银行将进行定价和配售。',
    '簿記已截止，訂單以最後確認為準；銀行將進行定價及配售。',
  ],
  'phase.priced': [
    'The deal is priced. Allocations are told here when they are confirmed.',
    '项目已定价，配售确认后将在此告知。',
    '項目已定價，配售確認後將在此告知。',
  ],
  'phase.over': ['This deal takes no more orders.', '该项目不再接受订单。', '此項目不再接受訂單。'],
  'phase.noRight': [
    'You may read the orders of your house, not place them.',
    '您可查看贵机构的订单，但无权下单。',
    '您可查看貴機構的訂單，但無權下單。',
  ],

  'bar.order': ['Order', '下单', '下單'],
  'bar.intend': ['Send intention', '发送意向', '發送意向'],
  'bar.answer': ['Answer now', '立即回复', '立即回覆'],
  'bar.own_one': ['{count} order', '{count} 笔订单', '{count} 筆訂單'],
  'bar.own_other': ['{count} orders', '{count} 笔订单', '{count} 筆訂單'],
  'bar.label': ['Order', '订单', '訂單'],
} as const

const column = <At extends 0 | 1 | 2>(at: At) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as {
    readonly [Key in keyof typeof rows]: (typeof rows)[Key][At]
  }

export const ticketText = defineText('order-ticket', { US: column(0), CN: column(1), HK: column(2) })
