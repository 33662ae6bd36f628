import { quotaRows } from '@bookrunner/contract/quota'
import { common } from '../../../kit/common-text.ts'
import { defineText } from '../../../platform/text.ts'

/** Lists of limits, and the drawer of one. US, CN, HK. */
export const limitsText = defineText('quota-limits', {
  count_one: ['{count} limit', '{count} 项限额', '{count} 項限額'],
  count_other: ['{count} limits', '{count} 项限额', '{count} 項限額'],
  failed: ['The limits could not be loaded', '限额加载失败', '未能載入限額'],
  none: ['No limit fits the filters', '没有符合条件的限额', '沒有符合條件的限額'],
  'none.hint': common.changeSearch,
  'empty.org': ['No institution has a limit yet', '尚未设定机构限额', '尚未設定機構限額'],
  'empty.bond': ['No bond has a limit yet', '尚未设定债券限额', '尚未設定債券限額'],
  'empty.orgBond': [
    'No institution has a limit on a single bond yet',
    '尚未设定机构单券限额',
    '尚未設定機構單券限額',
  ],
  'empty.business': ['The business has no limit yet', '尚未设定业务总限额', '尚未設定業務總限額'],
  'empty.entity': ['This institution has no limit yet', '该机构尚未设定限额', '該機構尚未設定限額'],
  'hint.org': [
    'Caps the firm orders and unsettled allocations of an institution across all deals.',
    '限制一家机构在所有项目的确定订单及未交割配售总额。',
    '限制一家機構在所有項目的確定訂單及未交收配售總額。',
  ],
  'hint.bond': [
    'Caps the firm orders and unsettled allocations of all institutions in one bond.',
    '限制所有机构在单只债券的确定订单及未交割配售总额。',
    '限制所有機構在單隻債券的確定訂單及未交收配售總額。',
  ],
  'hint.orgBond': [
    'Caps the firm orders and the unsettled allocation of one institution in one bond.',
    '限制一家机构在单只债券的确定订单及未交割配售。',
    '限制一家機構在單隻債券的確定訂單及未交收配售。',
  ],
  'hint.business': [
    'Caps all firm orders and unsettled allocations together.',
    '限制全部确定订单及未交割配售的总额。',
    '限制全部確定訂單及未交收配售的總額。',
  ],
  'search.org': common.institution,
  'search.bond': common.deal,
  'search.orgBond': ['Institution or deal', '机构或项目', '機構或項目'],
  'search.key': ['Search limits', '搜索限额', '搜尋限額'],
  ccy: common.ccy,
  oneDeal: ['One deal', '单个项目', '單個項目'],
  allDeals: common.allDeals,
  view: common.view,
  'view.limits': quotaRows.limits,
  change: ['Edit limit', '更改限额', '更改限額'],
  add: ['Set limit', '设定限额', '設定限額'],
  edit: ['Limit of {subject}', '{subject}的限额', '{subject}的限額'],
  save: ['Save limit', '保存限额', '儲存限額'],
  saved: ['Limit saved', '限额已保存', '限額已儲存'],
  'amount.hint': ['In millions: 500, 0.5bn', '以百万为单位：500、5亿', '以百萬為單位：500、5億'],
  'warnAt.hint': [
    'Orders are flagged from this share of the limit on.',
    '用量达到该比例起，订单将被标记。',
    '用量達到該比例起，訂單將被標記。',
  ],
  'warnAt.wrong': [
    'Enter a whole number from 1 to 100.',
    '请输入 1 至 100 的整数。',
    '請輸入 1 至 100 的整數。',
  ],
  'kind.hard': [
    'Refuses an order that goes over it. The desk sees the figures, the investor reads “Contact your desk.”',
    '拒绝超限订单。销售交易台可见数字，投资者只看到“请联系您的销售交易台”。',
    '拒絕超限訂單。銷售交易台可見數字，投資者只看到「請聯絡您的銷售交易台」。',
  ],
  'kind.soft': [
    'Accepts the order and flags it for the desk.',
    '接受订单，并向销售交易台标记。',
    '接受訂單，並向銷售交易台標記。',
  ],
  preview: ['With this limit', '按此限额', '按此限額'],
  'preview.usedOnly': ['{used} used now', '现已用 {used}', '現已用 {used}'],
  'preview.used': [
    '{used} used now, {available} available',
    '现已用 {used}，可用 {available}',
    '現已用 {used}，可用 {available}',
  ],
  'preview.hidden': [
    'Not shown: how full the limit is would tell the size of orders in the book.',
    '不显示：限额用量会透露订单簿中订单的金额。',
    '不顯示：限額用量會透露訂單簿中訂單的金額。',
  ],
  'preview.unknown': [
    'Rates are missing: without them the limit cannot be checked. A super administrator can set them.',
    '缺少汇率，无法核对限额，请由超级管理员录入。',
    '缺少匯率，無法核對限額，請由超級管理員錄入。',
  ],
  'preview.overHard': [
    'Over by {by}. Orders in the book stay; new and larger ones will be refused.',
    '超出 {by}。簿中订单保留，新增或加量将被拒绝。',
    '超出 {by}。簿中訂單保留，新增或加量將被拒絕。',
  ],
  'preview.overSoft': [
    'Over by {by}. Orders are accepted and flagged.',
    '超出 {by}。订单仍可接受，并会标记。',
    '超出 {by}。訂單仍可接受，並會標記。',
  ],
  'preview.fullHard': [
    'Nothing is left. New and larger orders will be refused.',
    '已无剩余额度，新增或加量将被拒绝。',
    '已無剩餘額度，新增或加量將被拒絕。',
  ],
  remove: ['Remove limit', '取消限额', '取消限額'],
  'remove.title': ['Remove the limit of {subject}', '取消{subject}的限额', '取消{subject}的限額'],
  'remove.effect': [
    'Orders are no longer checked against {amount}. The history stays.',
    '订单不再按 {amount} 核对，历史记录保留。',
    '訂單不再按 {amount} 核對，歷史紀錄保留。',
  ],
  removed: ['Limit removed', '限额已取消', '限額已取消'],
})
