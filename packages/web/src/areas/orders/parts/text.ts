import { defineText, inColumns } from '../../../platform/text.ts'

/** Words that all screens of orders share. US, CN, HK. */
const rows = {
  reoffer: ['at reoffer', '按发行价', '按發行價'],
  'rung.at': ['{size} at {limit}', '{size}（{limit}）', '{size}（{limit}）'],
  'limit.minYield': ['min. {limit}', '不低于 {limit}', '不低於 {limit}'],
  'limit.minSpread': ['min. {limit}', '不低于 {limit}', '不低於 {limit}'],
  'limit.maxPrice': ['max. {limit}', '不高于 {limit}', '不高於 {limit}'],
  'limit.join': [' and ', '且', '且'],

  'mean.noLevel': ['No guidance yet', '尚未公布指引', '尚未公佈指引'],
  'mean.nothing': ['Nothing is ordered', '未下单', '未下單'],
  'mean.in': ['In at {level}', '在 {level} 入围', '在 {level} 入圍'],
  'mean.inWith': [
    'In with {part} of {size} at {level}',
    '在 {level} 入围 {size} 中的 {part}',
    '在 {level} 入圍 {size} 中的 {part}',
  ],
  'mean.inEnds': [
    'In: {tight} of {size} at the tight end {at}, {loose} at the loose end',
    '入围：{size} 中的 {tight}（紧端 {at}），宽端为 {loose}',
    '入圍：{size} 中的 {tight}（緊端 {at}），寬端為 {loose}',
  ],
  'mean.partly': [
    'Partly: {loose} at the loose end {at}, nothing at the tight end {tight}',
    '部分入围：宽端 {at} 为 {loose}，紧端 {tight} 为零',
    '部分入圍：寬端 {at} 為 {loose}，緊端 {tight} 為零',
  ],
  'mean.of': ['{part} of {size}', '{size} 中的 {part}', '{size} 中的 {part}'],
  'mean.outAlone': ['Out', '未入围', '未入圍'],
  'mean.out': ['Out: {why}', '未入围：{why}', '未入圍：{why}'],
  'mean.rest': ['{rest} more is out: {why}', '另有 {rest} 未入围：{why}', '另有 {rest} 未入圍：{why}'],
  'why.minYield': [
    'your minimum is {limit}, the level {level}',
    '您的下限为 {limit}，水平为 {level}',
    '您的下限為 {limit}，水平為 {level}',
  ],
  'why.minSpread': [
    'your minimum is {limit}, the level {level}',
    '您的下限为 {limit}，水平为 {level}',
    '您的下限為 {limit}，水平為 {level}',
  ],
  'why.maxPrice': [
    'your highest price is {limit}, the level {level}',
    '您的最高价格为 {limit}，水平为 {level}',
    '您的最高價格為 {limit}，水平為 {level}',
  ],
  'mean.share': ['{share}% of the issue', '占发行规模 {share}%', '佔發行規模 {share}%'],
  far: [
    '{limit} is far from guidance, {level}: is it meant?',
    '{limit} 与指引 {level} 相差很大，请确认无误',
    '{limit} 與指引 {level} 相差很大，請確認無誤',
  ],
  'mean.holds': ['Holds until {limits}', '至 {limits} 仍有效', '至 {limits} 仍有效'],
  'mean.holdsThen': [
    'Holds until {limits}, then {left}',
    '至 {limits} 仍有效，其后为 {left}',
    '至 {limits} 仍有效，其後為 {left}',
  ],
  'stand.untold': ['Not comparable', '无法比较', '無法比較'],
  'mean.untold': ['Not comparable with {level}', '与 {level} 无法比较', '與 {level} 無法比較'],
  'mean.assumed': [
    'Your limit cannot be compared with this level; it is taken as met.',
    '您的限价与此水平无法比较，视为已满足。',
    '您的限價與此水平無法比較，視為已滿足。',
  ],
  'mean.conditional': [
    'Conditional: {accepted} of {size} is accepted, the rest waits for a manager.',
    '有条件：{size} 中已接受 {accepted}，其余待管理人接受。',
    '有條件：{size} 中已接受 {accepted}，其餘待管理人接受。',
  ],
  join: [', ', '，', '，'],
  also: ['; ', '；', '；'],

  'write.unknown': [
    'Not known yet whether this was taken; trying again',
    '尚不确定是否已被接收，正在重试',
    '尚未確定是否已被接收，正在重試',
  ],
  'write.unknownHint': [
    'The connection was lost on the way. The same request goes out again until it is answered; nothing can happen twice.',
    '连接中断。系统会重发同一请求直至得到答复，不会重复执行。',
    '連線中斷。系統會重發同一請求直至得到回覆，不會重複執行。',
  ],
  'write.again': ['Try now', '立即重试', '立即重試'],

  'quick.reconfirm': ['Reconfirm {size}', '确认维持 {size}', '確認維持 {size}'],
  'quick.test': ['Answer {size} at {level}', '在 {level} 回复 {size}', '在 {level} 回覆 {size}'],
  'quick.testNone': ['Answer: none at {level}', '在 {level} 回复：无', '在 {level} 回覆：無'],
  'quick.submit': ['Submit {size}', '提交 {size}', '提交 {size}'],
  'quick.edit': ['Another size', '其他数量', '其他數量'],
  'quick.change': ['Change answer', '更改回复', '更改回覆'],
  'quick.drop': ['Drop', '退出', '退出'],
  'quick.size': ['Size', '数量', '數量'],
  'quick.send': ['Send {size}', '发送 {size}', '發送 {size}'],
  'quick.sendNone': ['Send', '发送', '發送'],
  'quick.back': ['Back', '返回', '返回'],
  'quick.ticket': ['Open the ticket', '打开订单', '開啟訂單'],
  'quick.outNow': [
    'Out at {level}: change the limits, or drop it',
    '在 {level} 未入围：请更改限价或退出',
    '在 {level} 未入圍：請更改限價或退出',
  ],
  'quick.fpgAnswered': ['Answered: {size}', '已回复：{size}', '已回覆：{size}'],
  'quick.fpgDropped': ['Answered: dropped', '已回复：退出', '已回覆：退出'],
  'quick.testAnswered': [
    'Answered: {size} at {level}',
    '已回复：在 {level} 为 {size}',
    '已回覆：在 {level} 為 {size}',
  ],
  'quick.testAnsweredNone': [
    'Answered: none at {level}',
    '已回复：在 {level} 为无',
    '已回覆：在 {level} 為無',
  ],
  'quick.group': ['Answer to order {number}', '回复订单 {number}', '回覆訂單 {number}'],
  'drop.title': ['Drop order {number}?', '退出订单 {number}？', '退出訂單 {number}？'],
  'drop.says': [
    'The banks are told at once that you take nothing at {level}. {size} leaves the book of {deal}. Until the book closes you can come back with a new size.',
    '银行会立即获知您在 {level} 不认购，{size} 将从 {deal} 的簿记中撤出。簿记截止前您仍可重新给出数量。',
    '銀行會即時獲知您在 {level} 不認購，{size} 將從 {deal} 的簿記中撤出。簿記截止前您仍可重新給出數量。',
  ],
  'drop.do': ['Drop order', '退出订单', '退出訂單'],
  cancel: ['Cancel', '取消', '取消'],

  'withdraw.title': ['Withdraw order {number}?', '撤回订单 {number}？', '撤回訂單 {number}？'],
  'withdraw.says': [
    '{size} leaves the book of {deal} at once and the banks are told. It stays readable as withdrawn and cannot be brought back; while the book is open you can place a new order.',
    '{size} 将立即从 {deal} 的簿记中撤出并通知银行。订单以“已撤回”状态保留，不可恢复；簿记开放期间可重新下单。',
    '{size} 將即時從 {deal} 的簿記中撤出並通知銀行。訂單以「已撤回」狀態保留，不可恢復；簿記開放期間可重新下單。',
  ],
  'withdraw.do': ['Withdraw order', '撤回订单', '撤回訂單'],
  'delete.title': ['Delete draft {number}?', '删除草稿 {number}？', '刪除草稿 {number}？'],
  'delete.says': [
    'Nobody but your house has seen it, and nothing of it is left.',
    '仅贵机构可见，删除后不留记录。',
    '僅貴機構可見，刪除後不留紀錄。',
  ],
  'delete.do': ['Delete draft', '删除草稿', '刪除草稿'],

  'moved.title': [
    'This order changed while you had it open. What you typed was not sent.',
    '此订单在您打开期间已有变动，您输入的内容尚未发送。',
    '此訂單在您開啟期間已有變動，您輸入的內容尚未發送。',
  ],
  'moved.was': ['Before:', '此前：', '此前：'],
  'moved.now': ['Now:', '现在：', '現在：'],
  'moved.test': ['Test answer {size}', '测试回复 {size}', '測試回覆 {size}'],
  'moved.fpg': ['FPG answer {size}', 'FPG 回复 {size}', 'FPG 回覆 {size}'],
  'moved.take': ['Go on with it as it is now', '按当前内容继续', '按目前內容繼續'],
} as const

export const orderText = defineText('orders', inColumns(rows))
