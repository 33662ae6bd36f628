import type { LifecycleEventType } from '@bookrunner/domain/deals'
import type { LocalizedText } from '../../kernel/language.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'

/**
 * The deal log is stored as codes with ids and figures, and worded in the reader's language when it is read. What a
 * write to a deal logs must be a code of this book, or it does not compile.
 */
export const dealLogTexts = {
  'deal.created': { US: 'Draft created', CN: '创建草稿', HK: '建立草稿' },
  'deal.saved': glossaryText.draftSaved,
  'deal.edited': { US: 'Announced deal edited', CN: '修改已公布的项目', HK: '修改已公佈的項目' },
  'deal.copied': {
    US: 'Draft copied from another deal',
    CN: '由其他项目复制为草稿',
    HK: '由其他項目複製為草稿',
  },
  'deal.tranche-added': { US: 'Tranche added', CN: '新增分档', HK: '新增分檔' },
  'deal.addressee-merged': {
    US: 'Addressee merged into another institution',
    CN: '面向的机构已并入其他机构',
    HK: '面向的機構已併入其他機構',
  },
  'deal.draft-deleted': { US: 'Draft deleted', CN: '删除草稿', HK: '刪除草稿' },
  'deal.submitted': { US: 'Deal submitted', CN: '提交项目', HK: '提交項目' },
  'deal.test-pushed': { US: 'Test pushed', CN: '推送测试', HK: '推送測試' },
  'deal.test-ended': { US: 'Test ended', CN: '结束测试', HK: '結束測試' },
  'guidance.set': glossaryText.newGuidance,
  'deal.fpg-pushed': { US: 'FPG pushed', CN: '推送 FPG', HK: '推送 FPG' },
  'deal.fpg-ended': { US: 'FPG closed', CN: '结束 FPG', HK: '結束 FPG' },
  'deal.cut-off-set': { US: 'New cut-off set', CN: '设定新截止时间', HK: '設定新截止時間' },
  'deal.times-changed': { US: 'Times changed', CN: '调整时间', HK: '調整時間' },
  'deal.launched': { US: 'Deal launched at final terms', CN: '确定最终条款', HK: '確定最終條款' },
  'deal.priced': { US: 'Deal priced', CN: '项目定价', HK: '項目定價' },
  'deal.reopened': { US: 'IPG reopened', CN: '重开 IPG', HK: '重開 IPG' },
  'deal.repriced': { US: 'Pricing reversed', CN: '撤回定价', HK: '撤回定價' },
  'deal.corrected': { US: 'Final terms corrected', CN: '更正最终条款', HK: '更正最終條款' },
  'deal.aborted': { US: 'Deal aborted', CN: '终止项目', HK: '終止項目' },
  'deal.clock': glossaryText.automatic,
  'document.added': { US: 'Document added', CN: '添加文件', HK: '新增文件' },
  'document.replaced': { US: 'Document replaced', CN: '替换文件', HK: '替換文件' },
  'document.edited': { US: 'Document edited', CN: '修改文件', HK: '修改文件' },
  'document.opened': {
    US: 'Document opened to investors (valid from today)',
    CN: '文件有效期开始，向投资者开放',
    HK: '文件有效期開始，向投資者開放',
  },
  'document.removed': { US: 'Document removed', CN: '移除文件', HK: '移除文件' },
  'document.downloaded': { US: 'Document downloaded', CN: '下载文件', HK: '下載文件' },
  'document.gate-opened': {
    US: 'Roadshow code entered',
    CN: '输入路演代码',
    HK: '輸入路演代碼',
  },
  'document.code-wrong': {
    US: 'Wrong roadshow code entered',
    CN: '输入的路演代码有误',
    HK: '輸入的路演代碼有誤',
  },
  'order.submitted': glossaryText.orderSubmitted,
  'order.edited': glossaryText.orderEdited,
  'order.withdrawn': glossaryText.orderWithdrawn,
  'order.testAnswered': glossaryText.testAnswered,
  'order.fpgAnswered': glossaryText.fpgAnswered,
  'order.accepted': glossaryText.conditionalOrderAccepted,
  'order.commented': { US: 'Comments on an order edited', CN: '修改订单备注', HK: '修改訂單備註' },
  'order.sized': { US: 'Allocations proposed', CN: '拟定配售数量', HK: '擬定配售數量' },
  'order.merged': { US: 'Orders merged', CN: '合并订单', HK: '合併訂單' },
  'order.split': { US: 'Merged orders split', CN: '拆分已合并订单', HK: '分拆已合併訂單' },
  'order.resolved': glossaryText.findingResolved,
  'order.moved': glossaryText.investorMerged,
  'order.announced': { US: 'Book message created', CN: '生成簿记公告', HK: '產生簿記公告' },
  'order.messageSent': { US: 'Book message sent', CN: '发送簿记公告', HK: '傳送簿記公告' },
  'order.chased': { US: 'Unanswered orders chased', CN: '催促未回复的订单', HK: '催促未回覆的訂單' },
  'order.allocated': glossaryText.allocationConfirmed,
  'order.listAccepted': {
    US: 'Conditional orders accepted',
    CN: '批量接受有条件订单',
    HK: '批量接受有條件訂單',
  },
  'order.entered': { US: 'Order list entered', CN: '批量录入订单', HK: '批量錄入訂單' },
  'alloc.made': { US: 'Allocation version created', CN: '新建配售版本', HK: '建立配售版本' },
  'alloc.renamed': { US: 'Allocation version renamed', CN: '重命名配售版本', HK: '重新命名配售版本' },
  'alloc.switched': { US: 'Allocation version made current', CN: '切换当前配售版本', HK: '切換目前配售版本' },
  'alloc.targeted': { US: 'Targets of an allocation set', CN: '设定配售目标', HK: '設定配售目標' },
  'alloc.refreshed': {
    US: 'Allocation version rebased to current terms',
    CN: '配售版本更新至当前条款',
    HK: '配售版本更新至目前條款',
  },
  'alloc.edited': { US: 'Allocations edited manually', CN: '手工设定配售', HK: '手動設定配售' },
  'alloc.policy': { US: 'Allocation policy applied', CN: '按策略配售', HK: '按策略配售' },
  'alloc.undone': { US: 'Allocation change undone', CN: '撤销配售更改', HK: '復原配售更改' },
  'alloc.deleted': { US: 'Allocation version deleted', CN: '删除配售版本', HK: '刪除配售版本' },
  'alloc.revived': { US: 'Allocation version revived', CN: '恢复配售版本', HK: '恢復配售版本' },
  'alloc.shared': { US: 'Allocation version shared', CN: '共享配售版本', HK: '共享配售版本' },
  'alloc.launched': glossaryText.allocationLaunched,
  'alloc.reviewed': { US: 'Allocation reviewed', CN: '审阅配售', HK: '審閱配售' },
  'alloc.signed': { US: 'Allocation signed off', CN: '发行人核准配售', HK: '發行人批核配售' },
  'alloc.reminded': { US: 'Issuer reminded to sign off', CN: '提醒发行人核准配售', HK: '提醒發行人批核配售' },
  'alloc.waived': { US: 'Sign-off waived', CN: '豁免发行人核准', HK: '豁免發行人批核' },
  'alloc.reopened': { US: 'Allocation recalled', CN: '撤回已发布的配售', HK: '撤回已發佈的配售' },
  'alloc.confirmed': { US: 'Allocations confirmed', CN: '确认配售', HK: '確認配售' },
} as const satisfies Record<string, LocalizedText>

export type DealLogCode = keyof typeof dealLogTexts
/** What is done to a deal's orders. */
export type OrderLogCode = Extract<DealLogCode, `order.${string}`>
/** What is done to its allocations. */
export type AllocLogCode = Extract<DealLogCode, `alloc.${string}`>

/** Kinds of lines, as people look for them. */
export const dealLogKinds = ['lifecycle', 'guidance', 'terms', 'document', 'order', 'allocation'] as const
export type DealLogKind = (typeof dealLogKinds)[number]

const guidanceCodes: readonly DealLogCode[] = [
  'guidance.set',
  'deal.launched',
  'deal.priced',
  'deal.corrected',
]
const termsCodes: readonly DealLogCode[] = [
  'deal.created',
  'deal.saved',
  'deal.edited',
  'deal.copied',
  'deal.tranche-added',
  'deal.draft-deleted',
  'deal.addressee-merged',
]

export const kindOfLine = (code: DealLogCode): DealLogKind => {
  if (code.startsWith('document.')) return 'document'
  if (code.startsWith('order.')) return 'order'
  if (code.startsWith('alloc.')) return 'allocation'
  if (guidanceCodes.includes(code)) return 'guidance'
  return termsCodes.includes(code) ? 'terms' : 'lifecycle'
}

/** What the clock did: as a line of its own, or because it was due when somebody came. */
export const clockTexts = {
  'deal.closing': { US: 'closing notice sent', CN: '已提醒即将截止', HK: '已提示即將截止' },
  'deal.subject': { US: 'book went subject', CN: '转为有条件接单', HK: '轉為有條件接單' },
  'deal.test-ended': { US: 'test ended', CN: '测试结束', HK: '測試結束' },
  'deal.book-closed': { US: 'book closed', CN: '簿记截止', HK: '簿記截止' },
  'deal.expired': { US: 'deal expired', CN: '项目失效', HK: '項目失效' },
} as const satisfies Partial<Record<LifecycleEventType, LocalizedText>>

/** Of the log itself and of its Excel file. */
export const dealLogLabels = {
  sheet: glossaryText.dealLog,
  time: glossaryText.timeInZone,
  who: glossaryText.who,
  house: glossaryText.institution,
  what: glossaryText.what,
  field: glossaryText.field,
  from: glossaryText.valueFrom,
  to: glossaryText.valueTo,
  hash: glossaryText.hash,
  clock: glossaryText.automatic,
  namedValue: glossaryText.whatAndValue,
  /** A text that was replaced: the chain has only its length. */
  gone: {
    US: 'earlier text ({count} characters)',
    CN: '早前文字（{count} 个字符）',
    HK: '早前文字（{count} 個字元）',
  },
  yes: glossaryText.yes,
  no: glossaryText.no,
  set: { US: 'set', CN: '已设定', HK: '已設定' },
  equal: { US: '{level}, that is {equal}', CN: '{level}，即 {equal}', HK: '{level}，即 {equal}' },
  cut: {
    US: 'Only the newest {count} rows are in this file. Filter the log to get the others.',
    CN: '本文件仅含最新的 {count} 行，请筛选日志以取得其余内容。',
    HK: '本檔案僅含最新的 {count} 行，請篩選日誌以取得其餘內容。',
  },
} as const satisfies Record<string, LocalizedText>

/** Parts of a logged value that do not say by themselves what they are; what is true or not says it by its name. */
export const dealLogParts = {
  perpetual: glossaryText.perpetual,
  years: { US: '{value}y', CN: '{value} 年', HK: '{value} 年' },
  months: { US: '{value}m', CN: '{value} 个月', HK: '{value} 個月' },
  days: { US: '{value}d', CN: '{value} 天', HK: '{value} 天' },
  size: { US: 'size {value}', CN: '规模 {value}', HK: '規模 {value}' },
  spread: { US: 'spread {value}bp', CN: '利差 {value} 基点', HK: '息差 {value} 基點' },
  benchmarkYield: { US: 'benchmark {value}%', CN: '基准收益率 {value}%', HK: '基準收益率 {value}%' },
  yield: { US: 'yield {value}%', CN: '收益率 {value}%', HK: '收益率 {value}%' },
  coupon: { US: 'coupon {value}%', CN: '票息 {value}%', HK: '票息 {value}%' },
  price: { US: 'price {value}', CN: '价格 {value}', HK: '價格 {value}' },
  ratio: { US: 'ratio {value}%', CN: '比例 {value}%', HK: '比例 {value}%' },
  deadline: { US: 'until {value}', CN: '截至 {value}', HK: '截至 {value}' },
  from: { US: 'from {value}', CN: '自 {value} 起', HK: '自 {value} 起' },
  until: { US: 'until {value}', CN: '至 {value}', HK: '至 {value}' },
  appointedOn: { US: 'appointed {value}', CN: '{value} 获委任', HK: '{value} 獲委任' },
  expected: glossaryText.expected,
  notRated: { US: 'not rated', CN: '无评级', HK: '無評級' },
} as const satisfies Record<string, LocalizedText>
