import { glossary } from '@bookrunner/contract/kernel'
import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Texts of launching and recalling an allocation. US, CN, HK. */
export const launchText = defineText('allocation-launch', {
  launch: ['Launch allocation', '发布配售', '發佈配售'],
  'launch.title': ['Launch allocation: {name}', '发布配售：{name}', '發佈配售：{name}'],
  'launch.verb': ['Launch allocation', '发布配售', '發佈配售'],
  'launch.done': glossary.allocationIsLaunched,
  'launch.cap': ['Above the size cap', '超出单笔上限', '超出單筆上限'],
  'launch.cap.line': [
    '{order} · {investor}: {excess}',
    '{order} · {investor}：{excess}',
    '{order} · {investor}：{excess}',
  ],
  'launch.cap.excess': glossary.overSizeCap,
  'launch.cap.together': glossary.togetherOverSizeCap,
  'launch.cap.acknowledge': [
    'Launch with these lines. My name is logged.',
    '按上述各行发布，并记录我的姓名。',
    '按上述各行發佈，並記錄我的姓名。',
  ],
  'launch.effect.size': [
    'The issue size is reduced from {before}mm to {size}mm. The final terms are corrected, and investors and banks are notified.',
    '发行规模由 {before} 百万缩减至 {size} 百万：最终条款随之更正，并通知投资者与银行。',
    '發行規模由 {before} 百萬縮減至 {size} 百萬：最終條款隨之更正，並通知投資者及銀行。',
  ],
  'launch.effect.freeze': [
    'Lines are frozen. To change them, recall the allocation and continue in a copy.',
    '各行将锁定。如需修改，请撤回配售并在副本中继续。',
    '各行將鎖定。如需修改，請撤回配售並在副本中繼續。',
  ],
  'launch.effect.tell_one': [
    '{banks} bank sees the orders it leads and is asked to review them.',
    '{banks} 家银行可看到其牵头订单的配售并审阅。',
    '{banks} 家銀行可看到其牽頭訂單的配售並審閱。',
  ],
  'launch.effect.tell_other': [
    '{banks} banks see the orders they lead and are asked to review them.',
    '{banks} 家银行可看到各自牵头订单的配售并审阅。',
    '{banks} 家銀行可看到各自牽頭訂單的配售並審閱。',
  ],
  'launch.effect.sign': [
    'The issuer sees the whole allocation and is asked to sign off.',
    '发行人可看到全部配售，并须核准。',
    '發行人可看到全部配售，並須批核。',
  ],
  'launch.effect.nobody': [
    'The issuer is a name only and cannot sign off. Record a waiver before you confirm.',
    '发行人仅有名称，无法核准。确认前请记录豁免。',
    '發行人只有名稱，無法批核。確認前請記錄豁免。',
  ],
  'launch.effect.issuer': [
    'The issuer sees the whole allocation.',
    '发行人可看到全部配售。',
    '發行人可看到全部配售。',
  ],
  'launch.effect.investors': [
    'Investors see no allocation yet.',
    '投资者尚不可见配售。',
    '投資者尚不可見配售。',
  ],
  superseded: [
    'The allocation is launched on superseded terms.',
    '配售发布时的条款已失效。',
    '配售發佈時的條款已失效。',
  ],
  stillValid_one: [
    '{orders} confirmed allocation stays valid until reissued.',
    '{orders} 笔已确认的配售在重新确认前仍有效。',
    '{orders} 筆已確認的配售在重新確認前仍有效。',
  ],
  stillValid_other: [
    '{orders} confirmed allocations stay valid until reissued.',
    '{orders} 笔已确认的配售在重新确认前仍有效。',
    '{orders} 筆已確認的配售在重新確認前仍有效。',
  ],
  'launch.moved_one': [
    '{by} changed {lines} line while this was open. The figures are up to date.',
    '打开期间 {by} 更改了 {lines} 行，数字已更新。',
    '開啟期間 {by} 更改了 {lines} 行，數字已更新。',
  ],
  'launch.moved_other': [
    '{by} changed {lines} lines while this was open. The figures are up to date.',
    '打开期间 {by} 更改了 {lines} 行，数字已更新。',
    '開啟期間 {by} 更改了 {lines} 行，數字已更新。',
  ],
  'launch.somebody': ['Someone', '他人', '他人'],
  'launch.continue': common.continue,
  'effect.give_one': [
    '{total}mm go to {orders} order.',
    '向 {orders} 笔订单配售 {total} 百万。',
    '向 {orders} 筆訂單配售 {total} 百萬。',
  ],
  'effect.give_other': [
    '{total}mm go to {orders} orders.',
    '向 {orders} 笔订单配售 {total} 百万。',
    '向 {orders} 筆訂單配售 {total} 百萬。',
  ],
  'effect.nothing_one': [
    '{orders} order in the book gets zero.',
    '订单簿中 {orders} 笔订单不获配。',
    '訂單簿中 {orders} 筆訂單不獲配。',
  ],
  'effect.nothing_other': [
    '{orders} orders in the book get zero.',
    '订单簿中 {orders} 笔订单不获配。',
    '訂單簿中 {orders} 筆訂單不獲配。',
  ],
  'block.remainder': [
    '{allocated}mm of {toAllocate}mm allocated: {remainder}mm to go.',
    '待配售 {toAllocate} 百万，已配售 {allocated} 百万：余额 {remainder} 百万。',
    '待配售 {toAllocate} 百萬，已配售 {allocated} 百萬：餘額 {remainder} 百萬。',
  ],
  'block.over': [
    '{allocated}mm of {toAllocate}mm allocated: {remainder}mm over.',
    '待配售 {toAllocate} 百万，已配售 {allocated} 百万：超配 {remainder} 百万。',
    '待配售 {toAllocate} 百萬，已配售 {allocated} 百萬：超配 {remainder} 百萬。',
  ],
  'block.short': [
    'The book is {missing}mm short of the deal size. Choose under Policy what becomes of the rest.',
    '订单簿可承接数量比待配售少 {missing} 百万，请在“策略”中选择其余部分如何处理。',
    '訂單簿可承接數量比待配售少 {missing} 百萬，請在「策略」中選擇其餘部分如何處理。',
  ],
  'block.unknown': ['Deal size not set yet.', '发行规模尚未确定。', '發行規模尚未確定。'],
  'block.faults_one': [
    '{lines} line does not match its order: {orders}. Correct it.',
    '{lines} 行与订单不符，请更正：{orders}。',
    '{lines} 行與訂單不符，請更正：{orders}。',
  ],
  'block.faults_other': [
    '{lines} lines do not match their orders: {orders}. Correct them.',
    '{lines} 行与订单不符，请更正：{orders}。',
    '{lines} 行與訂單不符，請更正：{orders}。',
  ],
  'block.more': common.andMoreLines,
  'block.stale': [
    'This version is out of date: rebase it to current terms, or run the policy again.',
    '该版本已过时：请更新至当前条款或重新执行策略。',
    '該版本已過時：請更新至目前條款或重新執行策略。',
  ],
  'block.edits_one': [
    '{lines} edit is unresolved. See below the table.',
    '{lines} 处修改尚未处理，见表格下方。',
    '{lines} 處修改尚未處理，見表格下方。',
  ],
  'block.edits_other': [
    '{lines} edits are unresolved. See below the table.',
    '{lines} 处修改尚未处理，见表格下方。',
    '{lines} 處修改尚未處理，見表格下方。',
  ],
  'launch.unaccepted_one': [
    '{orders} order is in with {size} that no manager accepted: this part gets no allocation.',
    '{orders} 笔有效订单中有 {size} 尚未接受，该部分不获配售。',
    '{orders} 筆有效訂單中有 {size} 尚未接受，該部分不獲配售。',
  ],
  'launch.unaccepted_other': [
    '{orders} orders are in with {size} that no manager accepted: this part gets no allocation.',
    '{orders} 笔有效订单中有 {size} 尚未接受，该部分不获配售。',
    '{orders} 筆有效訂單中有 {size} 尚未接受，該部分不獲配售。',
  ],
  'launch.acceptFirst': [
    'Accept it in the book first, or launch without it.',
    '请先在订单簿中接受，或不计该部分直接发布。',
    '請先在訂單簿中接受，或不計該部分直接發佈。',
  ],
  'launch.tooLate': [
    'Orders cannot be accepted once the deal is priced.',
    '定价后不能再接受订单。',
    '定價後不能再接受訂單。',
  ],
  'block.launched': [
    'The allocation {name} is launched. Recall it first.',
    '配售 {name} 已发布：请先撤回。',
    '配售 {name} 已發佈：請先撤回。',
  ],
  'block.terms': common.finalTermsAreNotLaunchedYet,
  reopen: ['Recall allocation', '撤回配售', '撤回配售'],
  'reopen.title': ['Recall allocation: {name}', '撤回配售：{name}', '撤回配售：{name}'],
  'reopen.verb': ['Recall allocation', '撤回配售', '撤回配售'],
  'reopen.done': [
    'Allocation recalled; a copy is the new draft',
    '配售已撤回，副本为新草稿',
    '配售已撤回，副本為新草稿',
  ],
  'reopen.effect.tell_one': [
    '{banks} lead bank, the issuer and everyone else who saw it are notified with the reason.',
    '{banks} 家牵头行、发行人及其他已查看者将获通知撤回原因。',
    '{banks} 間牽頭行、發行人及其他已查看者將獲通知撤回原因。',
  ],
  'reopen.effect.tell_other': [
    '{banks} lead banks, the issuer and everyone else who saw it are notified with the reason.',
    '{banks} 家牵头行、发行人及其他已查看者将获通知撤回原因。',
    '{banks} 間牽頭行、發行人及其他已查看者將獲通知撤回原因。',
  ],
  'reopen.effect.copy': [
    'The launched version stays unchanged. A copy becomes the new draft.',
    '已发布版本保持不变，其副本成为新草稿。',
    '已發佈版本保持不變，其副本成為新草稿。',
  ],
  'reopen.effect.confirmed_one': [
    '{orders} confirmed allocation stays valid until reissued. Its investor is notified.',
    '{orders} 笔已确认的配售在重新确认前仍有效，其投资者将获通知。',
    '{orders} 筆已確認的配售在重新確認前仍有效，其投資者將獲通知。',
  ],
  'reopen.effect.confirmed_other': [
    '{orders} confirmed allocations stay valid until reissued. Their investors are notified.',
    '{orders} 笔已确认的配售在重新确认前仍有效，其投资者将获通知。',
    '{orders} 筆已確認的配售在重新確認前仍有效，其投資者將獲通知。',
  ],
})
