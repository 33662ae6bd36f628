import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { dealsCommon } from '../common-text.ts'
import { docsRows } from './docs/text-rows.ts'
import { legsRows } from './legs/text-rows.ts'
import { ratingsRows } from './ratings/text-rows.ts'
import { syndicateRows } from './syndicate/text-rows.ts'
import { optionRows } from './terms/option-text-rows.ts'
import { termsRows } from './terms/text-rows.ts'

/** What the form says, with the rows of its tabs. Its fields' names are in ../use-field-name.ts. US, CN, HK. */
export const formText = defineText('dealForm', {
  mandatory: ['Needed to announce the deal', '公布项目前必填', '公佈項目前必填'],
  choose: ['Choose', '请选择', '請選擇'],
  yes: common.yes,
  no: common.no,
  fixed: ['Fixed', '不可修改', '不可修改'],
  'fixed.why': [
    'This cannot be changed once the deal is announced.',
    '项目公布后不可再修改此项。',
    '項目公佈後不可再修改此項。',
  ],
  computed: ['Computed', '自动计算', '自動計算'],
  overridden: ['Overridden', '已手动修改', '已手動修改'],
  'computed.use': ['Use {day}', '改用 {day}', '改用 {day}'],

  'unread.amount': [
    'Enter an amount such as 500, 500mm or 0.5bn.',
    '请输入金额，例如 500 或 5亿。',
    '請輸入金額，例如 500 或 5億。',
  ],
  'unread.amount-whole': [
    'Enter whole currency units.',
    '金额须为货币单位的整数。',
    '金額須為貨幣單位的整數。',
  ],
  'unread.amount-big': ['This amount is too large.', '金额过大。', '金額過大。'],
  'unread.rate': [
    'Enter a number such as 4.75 or 4 3/4.',
    '请输入数字，例如 4.75 或 4 3/4。',
    '請輸入數字，例如 4.75 或 4 3/4。',
  ],
  'unread.rate-comma': common.writeWithAPoint,
  'unread.points': [
    'Enter basis points, such as 120.',
    '请输入基点数，例如 120。',
    '請輸入基點數，例如 120。',
  ],
  'unread.rate-range': [
    'Enter a number from {least} to {most}.',
    '须在 {least} 与 {most} 之间。',
    '須在 {least} 與 {most} 之間。',
  ],
  'unread.rate-fine': ['Too many decimals.', '小数位过多。', '小數位過多。'],
  'unread.whole': ['Enter a whole number.', '请输入整数。', '請輸入整數。'],
  'unread.whole-range': [
    'Enter a number from {least} to {most}.',
    '须在 {least} 与 {most} 之间。',
    '須在 {least} 與 {most} 之間。',
  ],
  'unread.day': common.notADate,
  'unread.day-two-ways': common.dateReadsTwoWays,
  'unread.time': [
    'Not a time. Enter one such as 16:30.',
    '时间无效，请按 16:30 的格式输入。',
    '時間無效，請按 16:30 的格式輸入。',
  ],
  'unread.needed': ['Required.', '必填。', '必填。'],
  'unread.instant-half': [
    'Enter both the day and the time.',
    '请同时填写日期和时间。',
    '請同時填寫日期和時間。',
  ],
  'unread.not-on-clock': [
    'This time does not exist on that day in {zone}.',
    '{zone} 当日没有此时间。',
    '{zone} 當日沒有此時間。',
  ],

  'section.deal': common.deal,
  'section.issuer': common.issuer,
  'section.syndicate': common.banks,
  'section.ratings': common.ratings,
  'section.size': ['Size and tenor', '规模与期限', '規模及年期'],
  'section.dates': common.dates,
  'section.coupon': common.coupon,
  'section.options': ['Put and call', '回售与赎回', '回售及贖回'],
  'section.format': ['Format and ranking', '格式与受偿顺序', '格式及受償次序'],
  'section.papers': ['Papers, approvals, fees', '文件、审批与费用', '文件、審批及費用'],
  'section.denomination': ['Denominations', '面额', '面額'],
  'section.place': ['Law, listing, clearing', '法律、上市与结算', '法律、上市及結算'],
  'section.book': ['Book rules', '簿记安排', '簿記安排'],
  'section.addressed': common.investors,
  'section.times': ['Times', '时间', '時間'],
  'section.hedge': ['Hedge and disclosure', '对冲与披露', '對沖及披露'],

  'name.placeholder': ['Glasswing USD 3Y green', '例如：翎羽 美元 3年期 绿色', '例如：翎羽 美元 3年期 綠色'],
  'name.full': dealsCommon.nameIsFull,
  'name.hint': [
    'Issuer, currency, tenor.',
    '按日常称呼填写：发行人、币种、期限。',
    '按日常稱呼填寫：發行人、貨幣、年期。',
  ],
  'note.hint': [
    'Investors see this on the deal page.',
    '投资者可在项目页面看到。',
    '投資者可在項目頁面看到。',
  ],
  selfLed: [
    'Self-led: the issuer is a bank of this syndicate.',
    '自主承销：发行人是本承销团成员。',
    '自主承銷：發行人是本承銷團成員。',
  ],
  'selfLed.short': ['Issuer, self-led', '发行人，自主承销', '發行人，自主承銷'],
  'party.hint': [
    'Each provider once, with all its kinds of support.',
    '每个增信方填写一次，并选择其全部增信方式。',
    '每個增信方填寫一次，並選擇其全部增信方式。',
  ],
  'party.find': ['Add an institution or a name', '添加机构或名称', '新增機構或名稱'],
  'support.kinds': ['Kinds of support', '增信方式', '增信方式'],
  'support.kinds.of': ['Kinds of support by {name}', '{name}的增信方式', '{name}的增信方式'],
  'issuer.byName': [
    'A name only: it has no rights in the deal until it is linked to an institution.',
    '仅为名称：关联机构前，发行人在本项目中没有任何权限。',
    '只有名稱：連結機構前，發行人在本項目中沒有任何權限。',
  ],
  'entity.find': ['Enter a name or an LEI', '输入名称或 LEI', '輸入名稱或 LEI'],
  'entity.searching': ['Searching …', '正在搜索…', '正在搜尋…'],
  'entity.asName': ['Use “{name}” as a name only', '仅使用名称“{name}”', '只使用名稱「{name}」'],
  'entity.nameOnly': ['Name only', '仅名称', '只有名稱'],
  'entity.none': dealsCommon.noInstitutionFound,

  ...syndicateRows,
  ...ratingsRows,
  ...docsRows,
  ...termsRows,
  ...legsRows,
  ...optionRows,

  tranches: dealsCommon.tranches,
  'tranches.hint': [
    'Issuer, syndicate, ratings and documents are shared by all tranches.',
    '发行人、承销团、评级与文件由各分档共用。',
    '發行人、承銷團、評級及文件由各分檔共用。',
  ],
  'tranche.add': dealsCommon.addATranche,
  'deal.copy': dealsCommon.copyAsANewDeal,

  odd: ['What looks odd', '异常提示', '異常提示'],
  'odd.open': ['Looks odd: {count}', '异常提示：{count}', '異常提示：{count}'],
  'odd.ticked': [
    'Odd, as published: {count}',
    '异常但与公布内容一致：{count}',
    '異常但與公佈內容一致：{count}',
  ],
  'odd.hint': [
    'Correct it, or tick it if it was published so.',
    '请更正；如与公布内容一致，请勾选。',
    '請更正；如與公佈內容一致，請勾選。',
  ],
  'odd.tick': ['As published', '与公布内容一致', '與公佈內容一致'],
  'odd.by': ['As published: {name}', '与公布内容一致：{name}', '與公佈內容一致：{name}'],
  'odd.you': ['you', '您', '您'],
  'bar.discard': common.discard,
  refused: [
    'Not saved. Your entries are still here.',
    '未能保存，您输入的内容仍在。',
    '未能儲存，您輸入的內容仍在。',
  ],
  contested: [
    'Someone else saved this deal. Fields you both changed: {count}',
    '他人已保存该项目，双方均修改了 {count} 项',
    '他人已儲存該項目，雙方均修改了 {count} 項',
  ],
  'contested.hint': [
    'Choose one value for each. Nothing is overwritten until you save.',
    '请逐项选择；在您保存之前不会覆盖任何内容。',
    '請逐項選擇；在您儲存之前不會覆蓋任何內容。',
  ],
  'contested.mine': ['Keep all mine', '全部保留我的', '全部保留我的'],
  'contested.theirs': ['Take all theirs', '全部采用对方的', '全部採用對方的'],
  'contested.first': ['Choose between the two values first.', '请先选择其中一个值。', '請先選擇其中一個值。'],
  updated: ['Updated by someone else: {fields}', '他人已更新：{fields}', '他人已更新：{fields}'],
  restored: common.entriesRestored,
  reason: common.reason,
  'reason.title': ['Change an announced deal', '修改已公布的项目', '修改已公佈的項目'],
  'reason.what': ['Changed: {fields}.', '修改内容：{fields}。', '修改內容：{fields}。'],
  'reason.hint': [
    'The deal log records each change with this reason. Investors see published terms at once.',
    '每项修改连同原因记入项目日志；已公布的条款投资者即时可见。',
    '每項修改連同原因記入項目日誌；已公佈的條款投資者即時可見。',
  ],
  'leave.draft': ['“{name}” has unsaved changes.', '“{name}”的修改尚未保存。', '「{name}」的修改尚未儲存。'],
  'leave.announced': [
    'The announced deal “{name}” has unsaved changes.',
    '已公布项目“{name}”的修改尚未保存。',
    '已公佈項目「{name}」的修改尚未儲存。',
  ],
  'leave.unread': [
    'Fields with errors that would not be saved: {count}.',
    '{count} 个字段有误，不会保存。',
    '{count} 個欄位有誤，不會儲存。',
  ],
  cancel: common.cancel,

  save: common.saveDraft,
  'save.shortcut': ['Save the deal', '保存项目', '儲存項目'],
  saved: ['Saved', '已保存', '已儲存'],
  'saved.except': [
    'Saved, except fields with errors: {fields}',
    '已保存，以下有误的字段除外：{fields}',
    '已儲存，以下有誤的欄位除外：{fields}',
  ],
  submit: common.announce,
  'save.changes': common.saveChanges,
})
