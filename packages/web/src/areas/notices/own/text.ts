import { common } from '../../../kit/common-text.ts'
import { noticesCommon } from '../common-text.ts'
import { defineText } from '../../../platform/text.ts'

/** Texts of a person's page of notices. US, CN, HK. */
export const ownNoticesText = defineText('notices.own', {
  label: ['Your notices', '您的通知', '您的通知'],
  failed: ['Your notices could not be loaded', '通知加载失败', '未能載入通知'],
  count_one: noticesCommon.countOne,
  count_other: noticesCommon.countOther,
  none: noticesCommon.none,
  'none.hint': ['Show read notices too.', '请同时显示已读通知。', '請同時顯示已讀通知。'],
  empty: noticesCommon.empty,
  'empty.hint': noticesCommon.emptyHint,
  'column.title': noticesCommon.title,
  'column.summary': noticesCommon.summary,
  'column.time': common.time,
  'filter.unread': common.unread,
  readAll: common.markAllAsRead,
  mails: ['E-mail settings', '邮件设置', '電郵設定'],
})
