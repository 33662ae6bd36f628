import { common } from '../../../kit/common-text.ts'
import { defineText } from '../../../platform/text.ts'

/** Texts of the choice which notices also come by mail. US, CN, HK. */
export const mailText = defineText('notices.mail', {
  title: ['Notices by e-mail', '通知邮件设置', '通知電郵設定'],
  hint: [
    'Every notice appears behind the bell. Choose those that are also sent to {account}.',
    '所有通知均显示在铃铛中。请选择同时发送至 {account} 的类别。',
    '所有通知均顯示於鈴鐘內。請選擇同時發送至 {account} 的類別。',
  ],
  byMail: ['{category} by e-mail', '{category}：邮件', '{category}：電郵'],
  always: ['Always sent', '始终发送', '必定發送'],
  events_one: ['{count} event', '{count} 种事件', '{count} 種事件'],
  events_other: ['{count} events', '{count} 种事件', '{count} 種事件'],
  failed: ['Your choice could not be loaded', '邮件设置加载失败', '未能載入電郵設定'],
  again: common.tryAgain,
  save: common.save,
  saved: ['Choice saved', '邮件设置已保存', '電郵設定已儲存'],
})
