import { glossaryText } from '@bookrunner/contract/kernel'
import { profileTexts, userTexts } from '@bookrunner/contract/users'
import { common } from '../../../kit/common-text.ts'
import { defineText, rowsOf } from '../../../platform/text.ts'

/** Texts of a person's own profile. US, CN, HK. */
export const profileText = defineText('profile', {
  ...rowsOf({ language: profileTexts.language }),
  ...rowsOf({ name: userTexts.name, nickName: userTexts.nickName, timeZone: glossaryText.timeZone }),
  'language.none': ['As in the browser', '与浏览器一致', '與瀏覽器一致'],
  'language.hint': [
    'For the screens after log-in, and for mails.',
    '用于登录后的页面和邮件。',
    '用於登入後的頁面及電郵。',
  ],
  mails: ['Choose which notices also come by e-mail', '选择同时以邮件发送的通知', '選擇同時以電郵發送的通知'],
  noEntity: [
    'You belong to no institution at present, so only your profile is open to you. Your administrator can assign you to one.',
    '您目前不属于任何机构，仅可使用个人资料页面。请联系管理员分配机构。',
    '您目前不屬於任何機構，只可使用個人資料頁面。請聯絡管理員分配機構。',
  ],
  'name.required': common.nameRequired,
  failed: ['Your profile could not be loaded', '个人资料加载失败', '未能載入個人資料'],
  again: common.tryAgain,
  save: common.save,
  saved: ['Profile saved', '个人资料已保存', '個人資料已儲存'],
})
