import type { ReasonRows } from './row.ts'

/** Refusals about orders. */
export const ordersRows = {
  'order.wrong': ['Correct the marked fields.', '订单的部分字段无法接受。', '訂單的部分欄位無法接受。'],
  'order.rows-wrong': [
    'Nothing was entered. Rows to correct: {count}.',
    '有 {count} 行无法接受，未录入任何订单。',
    '有 {count} 行無法接受，未輸入任何訂單。',
  ],
  'order.columns-unknown': [
    'The column headings were not recognised. Use the template.',
    '文件中没有可识别的列，请使用模板。',
    '檔案中沒有可識別的欄，請使用範本。',
  ],
  'order.columns-unread': [
    'These columns are not part of the list: {columns}. Remove them, or review the list on screen first.',
    '文件中有无法读取的列：{columns}。请删除这些列，或先在页面上核对名单。',
    '檔案中有無法讀取的欄：{columns}。請刪除這些欄，或先在頁面上核對名單。',
  ],
  'order.column-twice': [
    'Two columns are headed {column}. Keep one of them.',
    '有两列的标题均为“{column}”，请只保留一列。',
    '有兩欄的標題均為「{column}」，請只保留一欄。',
  ],
  'order.sheets-several': [
    'Several sheets contain orders: {sheets}. Keep one of them.',
    '有多个工作表包含订单：{sheets}。请只保留一个。',
    '有多個工作表包含訂單：{sheets}。請只保留一個。',
  ],
  'order.cell-formula': [
    'Cell {cell} holds a formula without a value. Paste the value and try again.',
    '单元格 {cell} 是没有结果的公式，请粘贴为数值后重试。',
    '儲存格 {cell} 是沒有結果的公式，請貼上為數值後重試。',
  ],
  'order.cells-merged': [
    'Cells {cells} are merged. Unmerge them and try again.',
    '单元格 {cells} 已合并，无法判断属于哪笔订单，请拆分后重试。',
    '儲存格 {cells} 已合併，無法判斷屬於哪筆訂單，請拆分後重試。',
  ],
  'order.rows-many': [
    'A list has at most {most} orders. Split it.',
    '每次最多录入 {most} 笔订单。',
    '每次最多輸入 {most} 筆訂單。',
  ],
  'order.ladder-form': [
    'Write a ladder as 10 @ T+60; 6 @ T+53, in this column only.',
    '阶梯请写作 10 @ T+60; 6 @ T+53，且只填在本列。',
    '階梯請寫作 10 @ T+60; 6 @ T+53，且只填在本欄。',
  ],
  'order.limit-over': [
    'This deal is quoted over {over}. Use the same reference.',
    '本项目的指引以 {over} 为基准。',
    '本項目的指引以 {over} 為基準。',
  ],
  'order.name-unknown': [
    'No investor matches. Check the name, id or LEI.',
    '没有与此名称、编号或 LEI 相符的机构。',
    '沒有與此名稱、編號或 LEI 相符的機構。',
  ],
  'order.name-several': [
    'Several investors match. Use the id or LEI.',
    '有多家机构使用此名称，请填写编号或 LEI。',
    '有多家機構使用此名稱，請填寫編號或 LEI。',
  ],
  'order.book-closed': ['Books closed at {at}.', '簿记已于 {at} 截止。', '簿記已於 {at} 截止。'],
  'order.deal-over': ['This deal no longer takes orders.', '本项目不再接受订单。', '本項目不再接受訂單。'],
  'order.not-open': ['This deal does not take orders yet.', '本项目尚未接受订单。', '本項目尚未接受訂單。'],
  'order.no-test': ['No test is open.', '目前没有进行中的测试。', '目前沒有進行中的測試。'],
  'order.test-ended': [
    'Test round {round} ended at {at}.',
    '第 {round} 轮测试已于 {at} 结束。',
    '第 {round} 輪測試已於 {at} 結束。',
  ],
  'order.no-fpg': ['FPG is not open.', 'FPG 尚未开放。', 'FPG 尚未開放。'],
  'order.reason-missing': [
    'Books are closed: enter a reason.',
    '簿记已截止，请说明此时录入的原因。',
    '簿記已截止，請說明此時輸入的原因。',
  ],
  'order.is-draft': [
    'This order is still a draft. Submit it first.',
    '这是草稿，请先提交。',
    '這是草稿，請先提交。',
  ],
  'order.not-draft': [
    'This order was already submitted. Edit it instead.',
    '此订单已提交，请改为编辑。',
    '此訂單已提交，請改為編輯。',
  ],
  'order.is-intention': [
    'This is an intention. Submit it or withdraw it.',
    '这是一笔意向：请提交（可先修改）或撤回。',
    '這是一筆意向：請提交（可先修改）或撤回。',
  ],
  'order.withdrawn': ['This order was withdrawn.', '此订单已撤回。', '此訂單已撤回。'],
  'order.limit-on-yield': [
    'This deal is quoted on yield. Set a minimum yield or spread.',
    '本项目按收益率报价，请以最低收益率或利差限价。',
    '本項目按收益率報價，請以最低收益率或息差限價。',
  ],
  'order.yield-implausible': [
    'A minimum yield above {most}% looks wrong.',
    '最低收益率高于 {most}%，请核对。',
    '最低收益率高於 {most}%，請核對。',
  ],
  'order.limit-on-price': [
    'This deal is quoted on price. Set a maximum price.',
    '本项目按价格报价，请以最高价格限价。',
    '本項目按價格報價，請以最高價格限價。',
  ],
  'order.level-twice': [
    'Another level already has this limit.',
    '另一档已使用此限价。',
    '另一檔已使用此限價。',
  ],
  'order.levels-contradict': [
    'This level cannot be compared with the others. Use one kind of limit.',
    '此档与其他档无法比较高低。',
    '此檔與其他檔無法比較高低。',
  ],
  'order.levels-rise': [
    '{size} mm is larger than {than} mm at a wider level. Sizes must fall as the level tightens.',
    '此处 {size} 百万多于较优水平的 {than} 百万：水平收紧时数量不得增加。',
    '此處 {size} 百萬多於較優水平的 {than} 百萬：水平收緊時數量不得增加。',
  ],
  'order.too-many-levels': [
    'An order has at most {most} levels.',
    '阶梯最多 {most} 档。',
    '階梯最多 {most} 檔。',
  ],
  'order.below-minimum': ['The minimum is {least} mm.', '至少 {least} 百万。', '至少 {least} 百萬。'],
  'order.off-grid': [
    'The minimum is {least} mm, in steps of {increment} mm. Enter {below} or {above} mm.',
    '数量须为 {least} 百万加 {increment} 百万的整数倍：{below} 或 {above} 百万。',
    '數量須為 {least} 百萬加 {increment} 百萬的整數倍：{below} 或 {above} 百萬。',
  ],
  'order.over-cap': [
    'The maximum is {most} mm ({percent}% of the issue).',
    '至多 {most} 百万，即发行规模的 {percent}%。',
    '至多 {most} 百萬，即發行規模的 {percent}%。',
  ],
  'order.min-over-size': [
    'The minimum fill exceeds the smallest level, {size} mm.',
    '超过所订的最小数量 {size} 百万。',
    '超過所訂的最小數量 {size} 百萬。',
  ],
  'order.max-under-size': [
    'The maximum is below the order size, {size} mm.',
    '低于所订数量 {size} 百万。',
    '低於所訂數量 {size} 百萬。',
  ],
  'order.max-under-minimum': [
    'The maximum is below the smallest allowed order, {least} mm.',
    '低于最低订单金额 {least} 百万。',
    '低於最低訂單金額 {least} 百萬。',
  ],
  'order.over-max': [
    'This exceeds the order’s maximum size, {most} mm.',
    '超过本订单的最高数量 {most} 百万。',
    '超過本訂單的最高數量 {most} 百萬。',
  ],
  'order.under-min': [
    'This is below the order’s minimum fill, {least} mm.',
    '低于本订单的最低获配数量 {least} 百万。',
    '低於本訂單的最低獲配數量 {least} 百萬。',
  ],
  'order.reserve-over': [
    'This exceeds the order size, {size} mm.',
    '超过所订数量 {size} 百万。',
    '超過所訂數量 {size} 百萬。',
  ],
  'order.underlying-sum': [
    'Underlying investors add up to {sum} mm, but the order is {size} mm.',
    '各行合计 {sum} 百万，而订单为 {size} 百万。',
    '各行合計 {sum} 百萬，而訂單為 {size} 百萬。',
  ],
  'order.underlying-many': [
    'At most {most} underlying investors.',
    '最终投资者至多 {most} 名。',
    '最終投資者至多 {most} 名。',
  ],
  'order.flag-mandatory': [
    'This flag follows from the investor’s relation to the deal and cannot be removed.',
    '此投资者与项目的关系必须标注。',
    '此投資者與項目的關係必須標註。',
  ],
  'order.not-through': [
    'This bank does not take orders on this deal.',
    '此项目的订单不经由该银行。',
    '此項目的訂單不經由該銀行。',
  ],
  'order.own-bank': [
    'You can enter orders only through your own bank.',
    '您只能经由本行录入订单。',
    '您只能經由本行輸入訂單。',
  ],
  'order.out-at-level': [
    'Your limits are out at {level}. Change them or drop the order.',
    '在 {level} 水平，订单因限价而不获纳入：请修改限价或放弃。',
    '在 {level} 水平，訂單因限價而不獲納入：請修改限價或放棄。',
  ],
  'order.over-limits': [
    'At {level} your limits take {size} mm: change them for another size.',
    '在 {level} 水平，限价对应 {size} 百万：如需其他数量，请修改限价。',
    '在 {level} 水平，限價對應 {size} 百萬：如需其他數量，請修改限價。',
  ],
  'order.size-missing': ['Give the size.', '请填写数量。', '請填寫數量。'],
  'order.not-less': [
    'That is no reduction: it stands at {size} mm.',
    '这并非减少：目前为 {size} 百万。',
    '這並非減少：目前為 {size} 百萬。',
  ],
  'order.not-more': [
    'That is no increase: it stands at {size} mm.',
    '这并非增加：目前为 {size} 百万。',
    '這並非增加：目前為 {size} 百萬。',
  ],
  'order.not-same': [
    'It stands at {size} mm: for another size, reduce or increase it.',
    '目前为 {size} 百万：如需其他数量，请减少或增加。',
    '目前為 {size} 百萬：如需其他數量，請減少或增加。',
  ],
  'order.drop-only': [
    'To drop an order, send neither size nor limits nor lines.',
    '放弃订单时，请勿同时提交数量、限价或明细。',
    '放棄訂單時，請勿同時提交數量、限價或明細。',
  ],
  'order.dropped': [
    'The order was dropped: give its size and its limits anew.',
    '订单已放弃：请重新填写数量和限价。',
    '訂單已放棄：請重新填寫數量和限價。',
  ],
  'amount.not-understood': ['This is not an amount', '这不是有效的金额', '這不是有效的金額'],
  'amount.not-whole': [
    'Amounts are whole units of the currency',
    '金额须为货币的整数单位',
    '金額須為貨幣的整數單位',
  ],
  'amount.too-big': ['This amount is too large', '此金额过大', '此金額過大'],
} as const satisfies ReasonRows
