import type { ReasonRows } from './row.ts'
import { glossary } from '../kernel/glossary/index.ts'

/** Refusals about deals and their moves. */
export const dealsRows = {
  'deal.not-yours': [
    'Your role in this deal does not allow this.',
    '您在本项目中的角色不允许此操作。',
    '您在本項目中的角色不允許此操作。',
  ],
  'deal.field-wrong': glossary.correctTheFields,
  'deal.name-missing': glossary.enterAName,
  'deal.not-draft': ['This deal is no longer a draft.', '该项目已不是草稿。', '該項目已不是草稿。'],
  'deal.is-draft': [
    'This deal is still a draft. Save it instead.',
    '该项目仍是草稿，请使用保存。',
    '該項目仍是草稿，請使用儲存。',
  ],
  'deal.over': [
    'This deal has ended and can no longer be changed.',
    '该项目已结束，无法再修改。',
    '該項目已結束，無法再修改。',
  ],
  'deal.field-fixed': [
    'This is fixed once the deal is announced.',
    '项目公布后不可再修改此项。',
    '項目公佈後不可再修改此項。',
  ],
  'deal.incomplete': [
    'The deal is not complete. Fields to fill in or correct: {count}.',
    '项目信息尚不完整：{count} 个字段缺失或有误。',
    '項目資料尚不完整：{count} 個欄位缺漏或有誤。',
  ],
  'deal.time-past': [
    'This time has passed. Choose a later one.',
    '该时间已过，请选择较晚的时间。',
    '該時間已過，請選擇較後的時間。',
  ],
  'deal.times-order': [
    'Times must be in order: subject, close, expiry. A test must end before books close.',
    '时间须依次为：有条件接单、簿记截止、项目失效；测试须在簿记截止前结束。',
    '時間須依次為：有條件接單、簿記截止、項目失效；測試須於簿記截止前結束。',
  ],
  'deal.reason-missing': glossary.enterAReason,
  'deal.too-many-tranches': [
    'An announcement has at most {most} tranches.',
    '一次公布最多 {most} 个分档。',
    '一次公佈最多 {most} 個分檔。',
  ],
  'deal.confirmed': ['Allocations are already confirmed.', '配售已确认。', '配售已確認。'],
  'deal.book-open': [
    'Books are still open. End FPG first.',
    '簿记仍开放，请先结束最终价格指引阶段。',
    '簿記仍開放，請先結束最終價格指引階段。',
  ],
  'deal.level-missing': glossary.enterTheLevel,
  'deal.level-basis': [
    'Enter a price for a deal quoted on price, or a spread or yield for a deal quoted on yield.',
    '以价格定价的项目须填价格；以收益率定价的须填利差或收益率。',
    '以價格定價的項目須填價格；以收益率定價的須填息差或收益率。',
  ],
  'deal.test-price-missing': glossary.testPriceMissing,
  'deal.final-missing': ['Complete the final terms.', '请补全最终条款。', '請補齊最終條款。'],
  'deal.final-contradicts': [
    'Price, yield, coupon and spread do not match. Correct one of them.',
    '价格、收益率、票息与利差不一致，请更正其中一项。',
    '價格、收益率、票息與息差不一致，請更正其中一項。',
  ],
  'deal.test-end-missing': ['Enter when the test ends.', '请填写测试的结束时间。', '請填寫測試的結束時間。'],
  'deal.cut-off-missing': [
    'Enter the cut-off time for FPG.',
    '请填写 FPG 的截止时间。',
    '請填寫 FPG 的截止時間。',
  ],
  'deal.level-range': glossary.enterTheLowerFigureFirst,
  'deal.level-bounds': [
    'The level must lie between {least} and {most}.',
    '价格水平须介于 {least} 与 {most} 之间。',
    '價格水平須介乎 {least} 與 {most} 之間。',
  ],
  'deal.level-doubtful': [
    'This level is well off current guidance. Please confirm.',
    '该水平与当前指引相差较大，请确认是否正确。',
    '該水平與目前指引相差較大，請確認是否正確。',
  ],
  'deal.level-reference': [
    'Guidance is {was}; {is} is on a different basis.',
    '当前指引为 {was}；{is} 的报价方式不同。',
    '目前指引為 {was}；{is} 的報價方式不同。',
  ],
  'deal.level-sign': [
    'Guidance is {was}; {is} is below zero.',
    '当前指引为 {was}，而 {is} 低于零。',
    '目前指引為 {was}，而 {is} 低於零。',
  ],
  'deal.level-far': [
    'Guidance is {was}; {is} is {by} away.',
    '当前指引为 {was}，{is} 与之相差 {by}。',
    '目前指引為 {was}，{is} 與之相差 {by}。',
  ],
  'deal.final-would-be': [
    'The other figures give {value}.',
    '按其他数值计算，此项应为 {value}。',
    '按其他數值計算，此項應為 {value}。',
  ],
  'deal.price-decimals': [
    'A price on this deal has at most {decimals} decimals.',
    '本项目的价格最多保留 {decimals} 位小数。',
    '本項目的價格最多保留 {decimals} 位小數。',
  ],
  'deal.amount-zero': ['The amount must be above zero.', '金额须大于零。', '金額須大於零。'],
  'deal.off-grid': [
    'Enter a multiple of {increment}.',
    '须为 {increment} 的整数倍。',
    '須為 {increment} 的整數倍。',
  ],
  'deal.increment-over-minimum': [
    'The increment is larger than the minimum denomination of {least}.',
    '递增单位大于最低面额 {least}。',
    '遞增單位大於最低面額 {least}。',
  ],
  'deal.order-under-minimum': [
    'Enter at least the minimum denomination of {least}.',
    '不得低于最低面额 {least}。',
    '不得低於最低面額 {least}。',
  ],
  'deal.retained-over': [
    'The retained amount exceeds the issue size.',
    '自留金额超过发行规模。',
    '自留金額超過發行規模。',
  ],
  'deal.not-investor': ['This entity is not an investor.', '该机构不是投资者。', '該機構不是投資者。'],
  'deal.not-reviewed': [
    'This entity has not been reviewed yet.',
    '该机构尚未通过审核。',
    '該機構尚未通過審核。',
  ],
  'deal.days-order': ['The first day must come before the last.', '首日不得晚于末日。', '首日不得遲於末日。'],
  'deal.too-many-documents': [
    'A deal has at most {most} documents.',
    '每个项目最多 {most} 份文件。',
    '每個項目最多 {most} 份文件。',
  ],
  'deal.code-required': ['Enter the roadshow code.', '请先输入路演代码。', '請先輸入路演代碼。'],
  'deal.code-wrong': ['The roadshow code is incorrect.', '路演代码不正确。', '路演代碼不正確。'],
  'deal.code-missing': [
    'Set a roadshow code for protected documents.',
    '请先为受保护的文件设定路演代码。',
    '請先為受保護的文件設定路演代碼。',
  ],
  'status.no-such-move': [
    'This is not possible in the deal’s current status.',
    '项目当前状态下不能执行此操作。',
    '項目目前狀態下不能執行此操作。',
  ],
} as const satisfies ReasonRows
