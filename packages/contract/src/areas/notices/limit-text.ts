import type { NoticeText } from './notice-text.ts'

const seeLimit = {
  US: 'Open the limit to see its state and history.',
  CN: '请打开限额查看状态及历史记录。',
  HK: '請開啟限額查閱狀態及歷史紀錄。',
} as const
/** To those, too, who do not see how full it is. */
const seeHistory = {
  US: 'Open the limit to see its history.',
  CN: '请打开限额查看历史记录。',
  HK: '請開啟限額查閱歷史紀錄。',
} as const

/**
 * Notices about limits to whoever keeps them, and about overrides to the desk, too. They name no order and no use. How
 * full a limit on a bond or on an institution and bond is, only readers of its figures hear.
 */
export const limitNoticeTexts = {
  'limit.warned': {
    title: { US: 'Near limit: {limit}', CN: '接近限额：{limit}', HK: '接近限額：{limit}' },
    summary: {
      US: 'At least {warnAt}% of {amount} is used.',
      CN: '{amount} 限额已用至少 {warnAt}%。',
      HK: '{amount} 限額已用至少 {warnAt}%。',
    },
    content: seeLimit,
  },
  'limit.full': {
    title: { US: 'Limit fully used: {limit}', CN: '限额已用满：{limit}', HK: '限額已用滿：{limit}' },
    summary: { US: '{amount} is used in full.', CN: '{amount} 已全部使用。', HK: '{amount} 已全部使用。' },
    content: seeLimit,
  },
  'limit.over': {
    title: { US: 'Limit exceeded: {limit}', CN: '超出限额：{limit}', HK: '超出限額：{limit}' },
    summary: {
      US: 'More than {amount} is used.',
      CN: '已用额度超过 {amount}。',
      HK: '已用額度超過 {amount}。',
    },
    content: seeLimit,
  },
  'limit.set': {
    title: { US: 'Limit set: {limit}', CN: '设定限额：{limit}', HK: '設定限額：{limit}' },
    summary: {
      US: '{amount}, {kind}, warning from {warnAt}%.',
      CN: '{amount}，{kind}，自 {warnAt}% 起预警。',
      HK: '{amount}，{kind}，自 {warnAt}% 起預警。',
    },
    content: seeHistory,
  },
  'limit.changed': {
    title: { US: 'Limit changed: {limit}', CN: '更改限额：{limit}', HK: '更改限額：{limit}' },
    summary: {
      US: 'Now {amount}, {kind}, warning from {warnAt}%. Was {amountBefore}, {kindBefore}, {warnAtBefore}%.',
      CN: '现为 {amount}，{kind}，自 {warnAt}% 起预警；原为 {amountBefore}，{kindBefore}，{warnAtBefore}%。',
      HK: '現為 {amount}，{kind}，自 {warnAt}% 起預警；原為 {amountBefore}，{kindBefore}，{warnAtBefore}%。',
    },
    content: seeHistory,
  },
  'limit.removed': {
    title: { US: 'Limit removed: {limit}', CN: '取消限额：{limit}', HK: '取消限額：{limit}' },
    summary: {
      US: '{amount} no longer applies.',
      CN: '{amount} 不再适用。',
      HK: '{amount} 不再適用。',
    },
    content: {
      US: 'The history of limits has the reason.',
      CN: '原因见限额历史。',
      HK: '原因見限額紀錄。',
    },
  },
  'limit.override-granted': {
    title: { US: 'Override granted: {limit}', CN: '已批准特批：{limit}', HK: '已批准特批：{limit}' },
    summary: {
      US: 'One order may pass the hard limits: up to {amount}, until {until}.',
      CN: '可有一笔订单不受硬性限额约束：最多 {amount}，至 {until}。',
      HK: '可有一筆訂單不受硬性限額約束：最多 {amount}，至 {until}。',
    },
    content: {
      US: 'The first order that needs it uses it up.',
      CN: '特批仅限首笔需要的订单使用。',
      HK: '特批只限首筆需要的訂單使用。',
    },
  },
  'limit.override-ending': {
    title: { US: 'Override ends soon: {limit}', CN: '特批即将到期：{limit}', HK: '特批即將到期：{limit}' },
    summary: {
      US: 'No order has used it. It ends at {until}.',
      CN: '尚无订单使用，将于 {until} 到期。',
      HK: '尚無訂單使用，將於 {until} 到期。',
    },
    content: {
      US: 'Until then one order may be up to {amount}.',
      CN: '到期前可有一笔订单，最多 {amount}。',
      HK: '到期前可有一筆訂單，最多 {amount}。',
    },
  },
  'limit.override-ended': {
    title: { US: 'Override ended: {limit}', CN: '特批已终止：{limit}', HK: '特批已終止：{limit}' },
    summary: {
      US: 'Hard limits apply again to new orders and increases.',
      CN: '硬性限额重新适用于新订单及加单。',
      HK: '硬性限額重新適用於新訂單及加單。',
    },
    content: {
      US: 'An order that already used it does not change.',
      CN: '已使用该特批的订单保持不变。',
      HK: '已使用該特批的訂單保持不變。',
    },
  },
} as const satisfies Record<string, NoticeText>
