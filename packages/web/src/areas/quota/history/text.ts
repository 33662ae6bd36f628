import { quotaRows } from '@bookrunner/contract/quota'
import { common } from '../../../kit/common-text.ts'
import { quotaCommon } from '../common-text.ts'
import { defineText } from '../../../platform/text.ts'

/** What happened to limits, rates and overrides. US, CN, HK. */
export const historyText = defineText('quota-history', {
  count_one: ['{count} entry', '{count} 条记录', '{count} 條紀錄'],
  count_other: ['{count} entries', '{count} 条记录', '{count} 條紀錄'],
  failed: common.historyNotLoaded,
  none: ['No history yet', '暂无记录', '暫無紀錄'],
  'none.hint': [
    'Each change of a limit, a rate or an override appears here with its reason.',
    '限额、汇率及特批的每次更改连同原因均显示在此。',
    '限額、匯率及特批的每次更改連同原因均顯示在此。',
  ],
  at: common.time,
  by: common.person,
  system: common.automatic,
  what: ['Event', '事项', '事項'],
  reason: common.reason,
  set: ['Limit set', '设定限额', '設定限額'],
  changed: ['Limit changed', '更改限额', '更改限額'],
  removed: ['Limit removed', '取消限额', '取消限額'],
  moved: ['Limit moved with its institution', '限额随机构合并转移', '限額隨機構合併轉移'],
  'rate-set': ['Rate set', '设定汇率', '設定匯率'],
  'override-granted': ['Override granted', '批准特批', '批准特批'],
  'override-used': ['Override used by an order', '订单使用特批', '訂單使用特批'],
  'override-ending': ['Notice that an override ends soon', '特批即将到期提醒', '特批即將到期提示'],
  'override-ended': ['Override ended', '终止特批', '終止特批'],
  'field.amount': quotaRows.amount,
  'field.upTo': quotaCommon.orderUpTo,
  'field.currency': quotaRows.currency,
  'field.kind': quotaRows.kind,
  'field.warnAt': quotaRows.warnAt,
  'field.until': common.validUntil,
  'field.rate': ['Rate', '汇率', '匯率'],
  'field.entityId': quotaRows.institution,
})
