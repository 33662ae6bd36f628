import type { ReasonRows } from './row.ts'

/** Refusals about deals and their moves. */
export const dealsRows = {
  'deal.not-yours': [
    'Your role in this deal does not allow this.',
    '您在本项目中的角色不允许此操作。',
    '您在本項目中的角色不允許此操作。',
  ],
  'deal.field-wrong': [
    'Some fields of the deal cannot be taken as they are.',
    '项目中有字段不符合要求。',
    '項目中有欄位不符合要求。',
  ],
  'deal.name-missing': ['Give the deal a name.', '请填写项目名称。', '請填寫項目名稱。'],
  'deal.not-draft': ['This deal is no longer a draft.', '该项目已不是草稿。', '該項目已不是草稿。'],
  'deal.is-draft': [
    'This deal is still a draft: save it instead.',
    '该项目仍是草稿，请使用保存。',
    '該項目仍是草稿，請使用儲存。',
  ],
  'deal.over': [
    'This deal is over and can no longer be changed.',
    '该项目已结束，无法再修改。',
    '該項目已結束，無法再修改。',
  ],
  'deal.field-fixed': [
    'This cannot be changed once the deal is announced.',
    '项目公布后不可再修改此项。',
    '項目公佈後不可再修改此項。',
  ],
  'deal.incomplete': [
    'The deal is not complete yet: {count} fields are missing or wrong.',
    '项目信息尚不完整：{count} 个字段缺失或有误。',
    '項目資料尚不完整：{count} 個欄位缺漏或有誤。',
  ],
  'deal.time-past': ['That time has passed already.', '该时间已过。', '該時間已過。'],
  'deal.times-order': [
    'Times must follow each other: subject, close, expiry. A test ends no later than the books.',
    '时间须依次为：条件接单、截止、到期；测试不得晚于簿记截止。',
    '時間須依次為：條件接單、截止、到期；測試不得晚於簿記截止。',
  ],
  'deal.reason-missing': ['Say why: this needs a reason.', '请填写原因。', '請填寫原因。'],
  'deal.too-many-tranches': [
    'An announcement has at most {most} tranches.',
    '一次公布最多 {most} 个分档。',
    '一次公佈最多 {most} 個分檔。',
  ],
  'deal.confirmed': ['Allocations are confirmed already.', '配售已确认。', '配售已確認。'],
  'deal.book-open': [
    'The book is still open: end FPG first.',
    '簿记仍开放，请先结束最终价格指引阶段。',
    '簿記仍開放，請先結束最終價格指引階段。',
  ],
  'deal.level-missing': ['Give the level.', '请填写价格水平。', '請填寫價格水平。'],
  'deal.level-basis': [
    'A deal on price takes a price; a deal on yield takes a spread or a yield.',
    '以价格定价的项目须填价格；以收益率定价的须填利差或收益率。',
    '以價格定價的項目須填價格；以收益率定價的須填息差或收益率。',
  ],
  'deal.test-price-missing': [
    'Test price must be set before pushing.',
    '推送测试前须先设置测试价格。',
    '推送測試前須先設定測試價格。',
  ],
  'deal.final-missing': ['The final terms are not complete.', '最终条款不完整。', '最終條款不完整。'],
  'deal.final-contradicts': [
    'Price, yield, coupon and spread do not belong together.',
    '价格、收益率、票息与利差不一致。',
    '價格、收益率、票息與息差不一致。',
  ],
  'deal.cut-off-missing': [
    'Give the cut-off: FPG closes at a time.',
    '请填写截止时间：最终价格指引须有截止时间。',
    '請填寫截止時間：最終價格指引須有截止時間。',
  ],
  'deal.level-range': [
    'A range goes from the lower figure to the higher.',
    '区间须由低至高填写。',
    '區間須由低至高填寫。',
  ],
  'deal.level-bounds': [
    'The level must lie between {least} and {most}.',
    '价格水平须介于 {least} 与 {most} 之间。',
    '價格水平須介乎 {least} 與 {most} 之間。',
  ],
  'deal.level-doubtful': [
    'This level is unlike the one that holds. Say that it is meant.',
    '此水平与现行水平相差明显，请确认无误。',
    '此水平與現行水平相差明顯，請確認無誤。',
  ],
  'deal.level-reference': [
    '{was} holds: {is} is quoted another way.',
    '现行水平为 {was}，而 {is} 的报价基准不同。',
    '現行水平為 {was}，而 {is} 的報價基準不同。',
  ],
  'deal.level-sign': [
    '{was} holds: {is} is below zero.',
    '现行水平为 {was}，而 {is} 低于零。',
    '現行水平為 {was}，而 {is} 低於零。',
  ],
  'deal.level-far': [
    '{was} holds: {is} is {by} away.',
    '现行水平为 {was}，与 {is} 相差 {by}。',
    '現行水平為 {was}，與 {is} 相差 {by}。',
  ],
  'deal.final-would-be': [
    'By the other figures this would be {value}.',
    '按其他数值计算，此项应为 {value}。',
    '按其他數值計算，此項應為 {value}。',
  ],
  'deal.price-decimals': [
    'A price of this deal has {decimals} decimals at most.',
    '本项目的价格最多保留 {decimals} 位小数。',
    '本項目的價格最多保留 {decimals} 位小數。',
  ],
  'deal.amount-zero': ['The amount must be more than zero.', '金额须大于零。', '金額須大於零。'],
  'deal.off-grid': [
    'This does not fit the increment of {increment}.',
    '与递增面额 {increment} 不符。',
    '與遞增面額 {increment} 不符。',
  ],
  'deal.retained-over': [
    'The retained part is larger than the issue.',
    '保留部分超过发行规模。',
    '保留部分超過發行規模。',
  ],
  'deal.not-investor': ['This entity is no investor', '该机构不是投资者', '該機構不是投資者'],
  'deal.not-reviewed': ['This entity is not reviewed yet', '该机构尚未通过审核', '該機構尚未通過審核'],
  'deal.days-order': ['The last day comes before the first', '最后一日早于首日', '最後一日早於首日'],
  'deal.too-many-documents': [
    'A deal has at most {most} documents',
    '一笔发行最多有 {most} 份文件',
    '一筆發行最多有 {most} 份文件',
  ],
  'deal.code-wanted': ['Enter the roadshow code first', '请先输入路演代码', '請先輸入路演代碼'],
  'deal.code-wrong': ['This is not the roadshow code', '路演代码不正确', '路演代碼不正確'],
  'deal.code-missing': [
    'Documents that are gated need a roadshow code',
    '设有代码的文件需要先设定路演代码',
    '設有代碼的文件需要先設定路演代碼',
  ],
  'status.no-such-move': [
    'This cannot be done in the status the deal is in now.',
    '项目当前状态下不能执行此操作。',
    '項目目前狀態下不能執行此操作。',
  ],
} as const satisfies ReasonRows
