import type { LocalizedText } from '../../kernel/language.ts'

/** The end of a mail that its reader can turn off, before a link. */
export const chooseMailsText: LocalizedText = {
  US: 'Choose which notices come by e-mail:',
  CN: '选择以邮件接收的通知：',
  HK: '選擇以電郵接收的通知：',
}
