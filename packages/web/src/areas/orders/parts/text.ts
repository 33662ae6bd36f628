import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { ordersCommon } from '../common-text.ts'

/** Texts that all screens of orders share. US, CN, HK. */
export const orderText = defineText('orders', {
  reoffer: common.reoffer,
  allocated: [
    'Allocated {size} of {orderSize}',
    '认购 {orderSize}，获配 {size}',
    '認購 {orderSize}，獲配 {size}',
  ],
  unallocated: common.orderNotAllocated,
  'orderLevel.at': common.sizeAtLimit,
  'limit.minYield': common.limitAtLeast,
  'limit.minSpread': common.limitAtLeast,
  'limit.maxPrice': common.limitAtMost,
  'limit.join': common.limitsJoined,

  'mean.noLevel': ['No guidance yet', '尚未公布指引', '尚未公佈指引'],
  'mean.nothing': ['No size entered', '未输入数量', '未輸入數量'],
  'mean.in': common.inAtLevel,
  'mean.inWith': [
    '{part} of {size} in at {level}',
    '在 {level} 有效 {size} 中的 {part}',
    '在 {level} 有效 {size} 中的 {part}',
  ],
  'mean.inEnds': [
    'In: {tight} of {size} at the tight end {at}, {wide} at the wide end',
    '有效：在 {at} 为 {size} 中的 {tight}，在区间另一端为 {wide}',
    '有效：在 {at} 為 {size} 中的 {tight}，在區間另一端為 {wide}',
  ],
  'mean.partly': [
    'Partly in: {wide} at the wide end {at}, nothing at the tight end {tight}',
    '部分有效：在 {at} 为 {wide}，在 {tight} 为零',
    '部分有效：在 {at} 為 {wide}，在 {tight} 為零',
  ],
  'mean.of': ['{part} of {size}', '{size} 中的 {part}', '{size} 中的 {part}'],
  'mean.outAlone': common.out,
  'mean.out': ['Out: {why}', '未达限价：{why}', '未達限價：{why}'],
  'mean.rest': [
    'A further {rest} is out: {why}',
    '另有 {rest} 未达限价：{why}',
    '另有 {rest} 未達限價：{why}',
  ],
  'why.minYield': [
    'its minimum is {limit}, the level is {level}',
    '最低收益率为 {limit}，水平为 {level}',
    '最低收益率為 {limit}，水平為 {level}',
  ],
  'why.minSpread': [
    'its minimum is {limit}, the level is {level}',
    '最低利差为 {limit}，水平为 {level}',
    '最低息差為 {limit}，水平為 {level}',
  ],
  'why.maxPrice': [
    'its maximum price is {limit}, the level is {level}',
    '最高价格为 {limit}，水平为 {level}',
    '最高價格為 {limit}，水平為 {level}',
  ],
  'mean.share': ['{share}% of the issue', '占发行规模 {share}%', '佔發行規模 {share}%'],
  overIssue: [
    'This is more than the whole issue of {size}. Is this correct?',
    '数量大于整个发行规模 {size}，请确认是否正确。',
    '數量大於整個發行規模 {size}，請確認是否正確。',
  ],
  far: [
    '{limit} is well off guidance ({level}). Is this correct?',
    '{limit} 与指引（{level}）相差较大，请确认是否正确。',
    '{limit} 與指引（{level}）相差較大，請確認是否正確。',
  ],
  'mean.holds': ['In down to {limits}', '至 {limits} 仍有效', '至 {limits} 仍有效'],
  'mean.holdsThen': [
    'In down to {limits}, then {left}',
    '至 {limits} 仍有效，其后为 {left}',
    '至 {limits} 仍有效，其後為 {left}',
  ],
  'fit.unknown': ['Not comparable', '无法比较', '無法比較'],
  'mean.unknown': ['Not comparable with {level}', '与 {level} 无法比较', '與 {level} 無法比較'],
  'mean.assumed': [
    'Your limit cannot be compared with this level, so the order counts as in.',
    '您的限价与此水平无法比较，订单视为有效。',
    '您的限價與此水平無法比較，訂單視為有效。',
  ],
  'mean.conditional': [
    'Conditional: {accepted} of {size} accepted. The rest needs a bookrunner’s acceptance.',
    '有条件：{size} 中已接受 {accepted}，其余须经账簿管理人接受。',
    '有條件：{size} 中已接受 {accepted}，其餘須經賬簿管理人接受。',
  ],
  join: [', ', '，', '，'],
  also: common.semicolon,

  'write.unknown': ['Not confirmed yet – retrying', '尚未确认，正在重试', '尚未確認，正在重試'],
  'write.unknownHint': [
    'The connection dropped. We keep retrying; nothing is sent twice.',
    '连接中断，系统会继续重试，不会重复提交。',
    '連線中斷，系統會繼續重試，不會重複提交。',
  ],
  'write.again': ['Try now', '立即重试', '立即重試'],

  'size.rules': ['min. {least}', '最低 {least}', '最低 {least}'],
  'size.steps': ['steps of {increment}', '递增 {increment}', '遞增 {increment}'],
  'size.most': ['max. {most}', '最高 {most}', '最高 {most}'],

  'silent.stays': [
    'No answer by {at}: your order stays',
    '{at} 前未回复：您的订单保留',
    '{at} 前未回覆：您的訂單保留',
  ],
  'silent.part': [
    'No answer by {at}: {size} of your order stays',
    '{at} 前未回复：您的订单保留 {size}',
    '{at} 前未回覆：您的訂單保留 {size}',
  ],
  'silent.drops': [
    'No answer by {at}: your order drops',
    '{at} 前未回复：您的订单将被剔除',
    '{at} 前未回覆：您的訂單將被剔除',
  ],

  'quick.reconfirm': ['Reconfirm {size}', '重新确认 {size}', '重新確認 {size}'],
  'quick.test': ['Indicate {size} at {level}', '回复 {size} @ {level}', '回覆 {size} @ {level}'],
  'quick.testNone': ['0 at {level}', '在 {level} 为 0', '在 {level} 為 0'],
  'quick.testSize': ['Size at {level}', '在 {level} 填写数量', '在 {level} 填寫數量'],
  'quick.submit': ['Submit {size}', '提交 {size}', '提交 {size}'],
  'quick.edit': ['Amend', '修改', '修改'],
  'quick.change': ['Change answer', '更改回复', '更改回覆'],
  'quick.drop': ['Drop', '放弃认购', '放棄認購'],
  'quick.size': common.size,
  'quick.same': common.same,
  'quick.send': ['Send {size}', '发送 {size}', '發送 {size}'],
  'quick.sendNone': common.send,
  'quick.back': common.back,
  'quick.ticket': ['Open the ticket', '打开下单页', '開啟落單頁'],
  'quick.limit': ['Change limit', '更改限价', '更改限價'],
  'quick.outNow': [
    'Out at {level}: accept the level, change your limit or drop the order',
    '在 {level} 未达限价：请接受该水平、更改限价或放弃认购',
    '在 {level} 未達限價：請接受該水平、更改限價或放棄認購',
  ],
  'quick.outDropped': [
    'Out at {level}: change your limit to enter a size again',
    '在 {level} 未达限价：如需重新认购请更改限价',
    '在 {level} 未達限價：如需重新認購請更改限價',
  ],
  'quick.accept': ['Accept {level}: {size}', '接受 {level}：{size}', '接受 {level}：{size}'],
  'quick.notSent': ['Not sent.', '未发送。', '未發送。'],
  'quick.notSentSize': ['Not sent: {size}.', '未发送：{size}。', '未發送：{size}。'],
  'quick.bookClosed': ['Books closed first.', '簿记已先行截止。', '簿記已先行截止。'],
  'quick.ended': ['No answer is needed any more.', '已无需回复。', '已無需回覆。'],
  'quick.fpgAnswered': ['Answered: {size}', '已回复：{size}', '已回覆：{size}'],
  'quick.fpgDropped': ['Answered: dropped', '已回复：放弃认购', '已回覆：放棄認購'],
  'quick.testAnswered': [
    'Answered: {size} at {level}',
    '已回复：在 {level} 为 {size}',
    '已回覆：在 {level} 為 {size}',
  ],
  'quick.testAnsweredNone': ['Answered: 0 at {level}', '已回复：在 {level} 为 0', '已回覆：在 {level} 為 0'],
  'quick.group': ['Answer to order {number}', '回复订单 {number}', '回覆訂單 {number}'],
  'drop.title': ['Drop order {number}?', '放弃认购订单 {number}？', '放棄認購訂單 {number}？'],
  'drop.says': [
    'You drop out at {level}. {size} leaves the book of {deal} and the banks are notified. You can enter a new size until books close.',
    '您在 {level} 不再认购，{size} 将从 {deal} 的簿记中撤出并通知银行。簿记截止前您仍可重新输入数量。',
    '您在 {level} 不再認購，{size} 將從 {deal} 的簿記中撤出並通知銀行。簿記截止前您仍可重新輸入數量。',
  ],
  'drop.do': ['Drop order', '放弃认购订单', '放棄認購訂單'],
  cancel: common.cancel,

  'withdraw.title': ['Withdraw order {number}?', '撤回订单 {number}？', '撤回訂單 {number}？'],
  'withdraw.says': [
    '{size} leaves the book of {deal} and the banks are notified. You cannot restore this order, but you can place a new one while books are open.',
    '{size} 将从 {deal} 的簿记中撤出并通知银行。此订单不可恢复，但簿记开放期间可重新下单。',
    '{size} 將從 {deal} 的簿記中撤出並通知銀行。此訂單不可恢復，但簿記開放期間可重新落單。',
  ],
  'withdraw.do': ordersCommon.withdrawOrder,
  'delete.title': ['Delete draft {number}?', '删除草稿 {number}？', '刪除草稿 {number}？'],
  'delete.says': [
    'Only your firm has seen this draft. It will be deleted for good.',
    '仅贵机构见过此草稿，删除后不可恢复。',
    '僅貴機構見過此草稿，刪除後不可恢復。',
  ],
  'delete.do': common.deleteDraft,

  'moved.title': [
    'This order changed while you were editing it. Your entry was not sent.',
    '您编辑期间此订单已有变动，您输入的内容未发送。',
    '您編輯期間此訂單已有變動，您輸入的內容未發送。',
  ],
  'moved.was': ['Before:', '此前：', '此前：'],
  'moved.now': ['Now:', '现在：', '現在：'],
  'moved.test': ['Test answer {size}', '测试回复 {size}', '測試回覆 {size}'],
  'moved.fpg': ['FPG answer {size}', 'FPG 回复 {size}', 'FPG 回覆 {size}'],
  'moved.take': ['Continue with the current order', '以当前订单继续', '以目前訂單繼續'],
})
