import type { ReasonRows } from './row.ts'
import { glossary } from '../kernel/glossary/index.ts'

/** Refusals about orders. */
export const ordersRows = {
  'order.wrong': glossary.correctTheFields,
  'order.rows-wrong': [
    'Nothing was entered. Rows to correct: {count}.',
    '未录入任何订单，须更正 {count} 行。',
    '未錄入任何訂單，須更正 {count} 行。',
  ],
  'order.not-all-accepted': [
    'Nothing was accepted. Orders that cannot be accepted: {count}.',
    '未接受任何订单，其中 {count} 笔不能接受。',
    '未接受任何訂單，其中 {count} 筆不能接受。',
  ],
  'order.ladder-form': [
    'Write a ladder level by level, as 10 @ T+60; 6 @ T+53. A list has each limit in one column only.',
    '阶梯请逐档填写，如 10 @ T+60; 6 @ T+53；名单中的限价只填在一列。',
    '階梯請逐檔填寫，如 10 @ T+60; 6 @ T+53；名單中的限價只填在一欄。',
  ],
  'order.ladder-size': [
    '“{part}” is not a size. Write 10, 0.5bn or 200k.',
    '“{part}”不是有效的数量，请写作 10、5亿或 200k。',
    '「{part}」不是有效的數量，請寫作 10、5億或 200k。',
  ],
  'order.ladder-limit': [
    '“{part}” is not a limit. Write a spread, a yield with %, or a price; or at reoffer.',
    '“{part}”不是有效的限价，请填写利差、收益率（%）或价格，或填“不限价”。',
    '「{part}」不是有效的限價，請填寫息差、收益率（%）或價格，或填「不限價」。',
  ],
  'order.limit-missing': [
    'The limit after @ is missing. Write {part} @ T+115, for example, or {part} @ reoffer.',
    '“@”后缺少限价，请填写，例如 {part} @ T+115；不限价请写 {part} @ 不限价。',
    '「@」後缺少限價，請填寫，例如 {part} @ T+115；不限價請寫 {part} @ 不限價。',
  ],
  'order.limit-unclear': [
    '“{part}” may be a price or a spread. Write a spread as +{part}.',
    '“{part}”可能是价格，也可能是利差；利差请写 +{part}。',
    '「{part}」可能是價格，也可能是息差；息差請寫 +{part}。',
  ],
  'order.limit-over': [
    'This deal is quoted over {over}. Use the same reference.',
    '本项目以 {over} 为基准报价，请使用同一基准。',
    '本項目以 {over} 為基準報價，請使用同一基準。',
  ],
  'order.name-unknown': [
    'No institution matches. Check the name, id or LEI.',
    '没有相符的机构，请核对名称、编号或 LEI。',
    '沒有相符的機構，請核對名稱、編號或 LEI。',
  ],
  'order.name-several': [
    'Several institutions match: {names}. Enter a full name, the id or LEI.',
    '有多家相符的机构：{names}。请填写全名、编号或 LEI。',
    '有多間相符的機構：{names}。請填寫全名、編號或 LEI。',
  ],
  'order.book-closed': ['Books closed at {at}.', '簿记已于 {at} 截止。', '簿記已於 {at} 截止。'],
  'order.comments-closed': [
    'This deal is over, so its comments are closed.',
    '项目已结束，不能再追加备注。',
    '項目已結束，不能再追加備註。',
  ],
  'order.deal-over': glossary.thisDealNoLongerTakesOrders,
  'order.not-open': ['This deal does not take orders yet.', '本项目尚未接受订单。', '本項目尚未接受訂單。'],
  'order.no-test': ['No test is open.', '目前没有进行中的测试。', '目前沒有進行中的測試。'],
  'order.test-ended': [
    'Test round {round} ended at {at}.',
    '第 {round} 轮测试已于 {at} 结束。',
    '第 {round} 輪測試已於 {at} 結束。',
  ],
  'order.no-fpg': ['FPG is not open.', 'FPG 尚未开放。', 'FPG 尚未開放。'],
  'order.reason-missing': glossary.booksAreClosedEnterAReason,
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
    '这是一笔意向，请提交或撤回。',
    '這是一筆意向，請提交或撤回。',
  ],
  'order.withdrawn': ['This order was withdrawn.', '此订单已撤回。', '此訂單已撤回。'],
  'order.limit-on-yield': [
    'This deal is quoted on yield. Set a minimum yield or spread.',
    '本项目按收益率报价，请设定最低收益率或最低利差。',
    '本項目按收益率報價，請設定最低收益率或最低息差。',
  ],
  'order.yield-implausible': [
    'A minimum yield above {most}% looks wrong.',
    '最低收益率高于 {most}% 似有误，请核对。',
    '最低收益率高於 {most}% 似有誤，請核對。',
  ],
  'order.limit-on-price': [
    'This deal is quoted on price. Set a maximum price.',
    '本项目按价格报价，请设定最高价格。',
    '本項目按價格報價，請設定最高價格。',
  ],
  'order.level-twice': [
    'Another level already has this limit.',
    '另一档已使用此限价。',
    '另一檔已使用此限價。',
  ],
  'order.levels-contradict': [
    'This level cannot be compared with the others. Use one kind of limit.',
    '此档无法与其他档比较，请使用同一类限价。',
    '此檔無法與其他檔比較，請使用同一類限價。',
  ],
  'order.levels-rise': [
    '{size}mm is larger than {than}mm at a wider level. Sizes must fall as the level tightens.',
    '{size} 百万大于较宽水平的 {than} 百万：水平收窄时数量须递减。',
    '{size} 百萬大於較闊水平的 {than} 百萬：水平收窄時數量須遞減。',
  ],
  'order.too-many-levels': [
    'An order has at most {most} levels.',
    '每笔订单最多 {most} 档。',
    '每筆訂單最多 {most} 檔。',
  ],
  'order.below-minimum': ['The minimum is {least}mm.', '最低为 {least} 百万。', '最低為 {least} 百萬。'],
  'order.off-grid': [
    'The minimum is {least}mm, in steps of {increment}mm. Enter {below}mm or {above}mm.',
    '最低 {least} 百万，以 {increment} 百万递增，请填写 {below} 或 {above} 百万。',
    '最低 {least} 百萬，以 {increment} 百萬遞增，請填寫 {below} 或 {above} 百萬。',
  ],
  'order.over-cap': [
    'The maximum is {most}mm ({percent}% of the issue).',
    '最高为 {most} 百万（发行规模的 {percent}%）。',
    '最高為 {most} 百萬（發行規模的 {percent}%）。',
  ],
  'order.not-in-mm': [
    'This is {typed}mm. Sizes are in mm: enter {size}.',
    '此为 {typed} 百万。数量以百万为单位，请填写 {size}。',
    '此為 {typed} 百萬。數量以百萬為單位，請填寫 {size}。',
  ],
  'order.too-large': [
    'This is {typed}mm, larger than any order. Sizes are in mm.',
    '此为 {typed} 百万，超出任何订单的合理数量。数量以百万为单位。',
    '此為 {typed} 百萬，超出任何訂單的合理數量。數量以百萬為單位。',
  ],
  'order.min-over-size': [
    'The minimum fill exceeds the smallest level, {size}mm.',
    '最低获配数量超过最小一档的 {size} 百万。',
    '最低獲配數量超過最小一檔的 {size} 百萬。',
  ],
  'order.max-under-size': [
    'The maximum is below the order size, {size}mm.',
    '最高数量低于订单数量 {size} 百万。',
    '最高數量低於訂單數量 {size} 百萬。',
  ],
  'order.max-under-minimum': [
    'The maximum is below the smallest allowed order, {least}mm.',
    '最高数量低于最低订单金额 {least} 百万。',
    '最高數量低於最低訂單金額 {least} 百萬。',
  ],
  'order.over-max': [
    'This exceeds the order’s maximum size, {most}mm.',
    '超过本订单的最高数量 {most} 百万。',
    '超過本訂單的最高數量 {most} 百萬。',
  ],
  'order.under-min': [
    'This is below the order’s minimum fill, {least}mm.',
    '低于本订单的最低获配数量 {least} 百万。',
    '低於本訂單的最低獲配數量 {least} 百萬。',
  ],
  'order.reserve-over': [
    'This exceeds the order size, {size}mm.',
    '超过订单数量 {size} 百万。',
    '超過訂單數量 {size} 百萬。',
  ],
  'order.underlying-sum': [
    'Underlying investors add up to {sum}mm, but the order is {size}mm.',
    '最终投资者合计 {sum} 百万，而订单为 {size} 百万。',
    '最終投資者合計 {sum} 百萬，而訂單為 {size} 百萬。',
  ],
  'order.underlying-many': [
    'An order has at most {most} underlying investors.',
    '最终投资者至多 {most} 名。',
    '最終投資者至多 {most} 名。',
  ],
  'order.flag-mandatory': [
    'This flag follows from the investor’s relation to the deal and cannot be removed.',
    '该标记由投资者与项目的关系决定，不能移除。',
    '該標記由投資者與項目的關係決定，不能移除。',
  ],
  'order.not-through': [
    'This bank does not take orders on this deal.',
    '该银行不接受本项目的订单。',
    '該銀行不接受本項目的訂單。',
  ],
  'order.own-bank': [
    'You can enter orders only through your own bank.',
    '您只能经由本行录入订单。',
    '您只能經由本行錄入訂單。',
  ],
  'order.out-at-level': [
    'Your limits are out at {level}. Change them or drop the order.',
    '{level} 未达您的限价，请修改限价或放弃认购。',
    '{level} 未達您的限價，請修改限價或放棄認購。',
  ],
  'order.over-limits': [
    'Your limits take {size}mm at {level}. To get another size, change the limits.',
    '在 {level} 您的限价对应 {size} 百万；如需其他数量，请修改限价。',
    '在 {level} 您的限價對應 {size} 百萬；如需其他數量，請修改限價。',
  ],
  'order.too-many': [
    'You already have {most} live orders on this deal. Change one of them, or withdraw one first.',
    '您在该项目上已有 {most} 笔有效订单。请修改其中一笔，或先撤回一笔。',
    '閣下在此項目已有 {most} 張有效訂單。請修改其中一張，或先撤回一張。',
  ],
  'order.drafts-many': [
    'You already have {most} drafts on this deal. Submit or delete one of them first.',
    '您在该项目上已有 {most} 份草稿。请先提交或删除其中一份。',
    '閣下在此項目已有 {most} 份草稿。請先提交或刪除其中一份。',
  ],
  'order.withdrawn-many': [
    'You already have {most} withdrawn orders on this deal. Contact your bank to place another one.',
    '您在该项目上已有 {most} 笔已撤回的订单。如需再下单，请联系您的银行。',
    '閣下在此項目已有 {most} 張已撤回的訂單。如需再落單，請聯絡閣下的銀行。',
  ],
  'order.size-missing': ['Enter a size.', '请填写数量。', '請填寫數量。'],
  'order.not-less': [
    'This is not a reduction: the order is {size}mm.',
    '这并非减少：订单目前为 {size} 百万。',
    '這並非減少：訂單目前為 {size} 百萬。',
  ],
  'order.not-more': [
    'This is not an increase: the order is {size}mm.',
    '这并非增加：订单目前为 {size} 百万。',
    '這並非增加：訂單目前為 {size} 百萬。',
  ],
  'order.answer-large': [
    '{size}mm is more than {times} times the order of {ordered}mm. Check the size and confirm it.',
    '{size} 百万超过订单数量 {ordered} 百万的 {times} 倍。请核对数量并确认。',
    '{size} 百萬超過訂單數量 {ordered} 百萬的 {times} 倍。請核對數量並確認。',
  ],
  'order.not-same': [
    'The order is {size}mm. To change its size, reduce or increase it.',
    '订单目前为 {size} 百万；如需其他数量，请减少或增加。',
    '訂單目前為 {size} 百萬；如需其他數量，請減少或增加。',
  ],
  'order.drop-only': [
    'To drop the order, remove its size, limits and underlying investors.',
    '如要放弃认购，请清空数量、限价及最终投资者。',
    '如要放棄認購，請清空數量、限價及最終投資者。',
  ],
  'order.dropped': [
    'This order was dropped. Enter its size and limits again.',
    '已放弃认购该订单，请重新填写数量和限价。',
    '已放棄認購該訂單，請重新填寫數量和限價。',
  ],
  'amount.not-understood': [
    'This is not an amount. Enter it as 50, 50mm or 0.05bn.',
    '这不是有效的金额，请填写如 50、5000万或 0.5亿。',
    '這不是有效的金額，請填寫如 50、5000萬或 0.5億。',
  ],
  'amount.not-whole': [
    'Amounts are whole units of the currency.',
    '金额须为货币的整数单位。',
    '金額須為貨幣的整數單位。',
  ],
  'amount.too-big': ['This amount is too large.', '此金额过大。', '此金額過大。'],
} as const satisfies ReasonRows
