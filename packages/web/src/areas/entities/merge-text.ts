import { common } from '../../kit/common-text.ts'
import { defineText } from '../../platform/text.ts'

/** Merging an institution into another, and what is left of it. */
export const mergeText = defineText('entity-merge', {
  open: ['Merge into…', '并入其他机构…', '併入其他機構…'],
  title: ['Merge {name}', '并入其他机构：{name}', '併入其他機構：{name}'],
  cancel: common.cancel,
  check: ['Show what moves', '查看将转移的内容', '查看將轉移的內容'],
  into: ['Merge into', '并入', '併入'],
  'into.search': ['Name or LEI of a platform institution', '平台机构的名称或 LEI', '平台機構的名稱或 LEI'],
  'into.required': ['Choose the institution to merge into', '请选择并入的机构', '請選擇併入的機構'],
  'into.none': ['No platform institution found', '未找到平台机构', '找不到平台機構'],
  do: [
    'Merge: {users} users, {orders} orders',
    '确认并入：{users} 名用户、{orders} 笔订单',
    '確認併入：{users} 名用戶、{orders} 筆訂單',
  ],
  moves: ['These move to {into}', '以下内容将转入{into}', '以下內容將轉入{into}'],
  nothing: ['It has no users, orders or deals.', '没有用户、订单或项目。', '沒有用戶、訂單或項目。'],
  users_one: [
    '{count} user, who will see what users of {into} see',
    '{count} 名用户，将与{into}的用户看到相同内容',
    '{count} 名用戶，將與{into}的用戶看到相同內容',
  ],
  users_other: [
    '{count} users, who will see what users of {into} see',
    '{count} 名用户，将与{into}的用户看到相同内容',
    '{count} 名用戶，將與{into}的用戶看到相同內容',
  ],
  administrators_one: [
    '{count} of them will administer all of {into}',
    '其中 {count} 名将成为{into}的机构管理员',
    '其中 {count} 名將成為{into}的機構管理員',
  ],
  administrators_other: [
    '{count} of them will administer all of {into}',
    '其中 {count} 名将成为{into}的机构管理员',
    '其中 {count} 名將成為{into}的機構管理員',
  ],
  orders_one: [
    '{count} order, {open} on open deals',
    '{count} 笔订单，其中 {open} 笔属进行中的项目',
    '{count} 筆訂單，其中 {open} 筆屬進行中的項目',
  ],
  orders_other: [
    '{count} orders, {open} on open deals',
    '{count} 笔订单，其中 {open} 笔属进行中的项目',
    '{count} 筆訂單，其中 {open} 筆屬進行中的項目',
  ],
  deal: [
    '{deal}: {orders} ({open} open)',
    '{deal}：{orders} 笔（进行中 {open} 笔）',
    '{deal}：{orders} 筆（進行中 {open} 筆）',
  ],
  drafts_one: ['{count} draft order', '{count} 笔订单草稿', '{count} 筆訂單草稿'],
  drafts_other: ['{count} draft orders', '{count} 笔订单草稿', '{count} 筆訂單草稿'],
  addressed_one: ['{count} deal addressed to it', '{count} 个面向该机构的项目', '{count} 個面向該機構的項目'],
  addressed_other: [
    '{count} deals addressed to it',
    '{count} 个面向该机构的项目',
    '{count} 個面向該機構的項目',
  ],
  tags: ['Tags: {tags}', '标签：{tags}', '標籤：{tags}'],
  contact: ['Contact person', '联系人', '聯絡人'],
  stays: ['These do not move', '以下内容不转移', '以下內容不轉移'],
  'stays.record': [
    'Names, addresses and documents of {name}: its record stays and leads to {into}',
    '{name}的名称、地址及证件：原记录保留并指向{into}',
    '{name}的名稱、地址及證件：原紀錄保留並指向{into}',
  ],
  'stays.orders': [
    'Region, type and jurisdiction of orders: as submitted',
    '订单的地区、类型及法域：以提交时为准',
    '訂單的地區、類型及司法管轄區：以提交時為準',
  ],
  'stays.tags': ['Tags without room: {tags}', '超出上限的标签：{tags}', '超出上限的標籤：{tags}'],
  'stays.keys_one': [
    '{count} API key of its users, which ends',
    '用户的 {count} 个 API 密钥将失效',
    '用戶的 {count} 個 API 密鑰將失效',
  ],
  'stays.keys_other': [
    '{count} API keys of its users, which end',
    '用户的 {count} 个 API 密钥将失效',
    '用戶的 {count} 個 API 密鑰將失效',
  ],
  final: ['A merge cannot be undone.', '并入后无法撤销。', '併入後無法復原。'],
  done: ['{name} is now part of {into}', '{name}已并入{into}', '{name}已併入{into}'],
  mergedOn: ['Merged into {into} on {day}', '已于 {day} 并入{into}', '已於 {day} 併入{into}'],
  openInto: ['Open {into}', '打开{into}', '開啟{into}'],
  absorbed: ['Absorbed {name} on {day}', '{day} 并入了{name}', '{day} 併入了{name}'],
  state: ['In use or merged', '使用中或已并入', '使用中或已併入'],
  merged: ['Merged into others', '已并入其他机构', '已併入其他機構'],
})
