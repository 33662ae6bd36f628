import { fill, type Language, type LocalizedText } from '@bookrunner/contract/kernel'
import { codeRules } from '@bookrunner/domain/auth'
import type { Mail } from '../../platform/mail.ts'

export interface MailText {
  subject: LocalizedText
  body: LocalizedText
}

const loginCode: MailText = {
  subject: {
    US: 'Your Bookrunner log-in code',
    CN: 'Bookrunner 登录验证码',
    HK: 'Bookrunner 登入驗證碼',
  },
  body: {
    US: `Your log-in code is:

{code}

It is valid for {minutes} minutes and can be used once.
If you did not try to log in, someone knows your password. Please change it.`,
    CN: `您的登录验证码是：

{code}

验证码在 {minutes} 分钟内有效，仅可使用一次。
如非本人操作，说明他人已知道您的密码，请尽快修改密码。`,
    HK: `您的登入驗證碼是：

{code}

驗證碼於 {minutes} 分鐘內有效，只可使用一次。
如非本人操作，即表示他人已知道您的密碼，請盡快更改密碼。`,
  },
}

const reset: MailText = {
  subject: {
    US: 'Reset your Bookrunner password',
    CN: '重置您的 Bookrunner 密码',
    HK: '重設您的 Bookrunner 密碼',
  },
  body: {
    US: `Open this link to set a new password:

{link}

or enter this code on the page where you requested it:

{code}

Both are valid for {minutes} minutes and can be used once.
If you did not request this, ignore this e-mail. Your password does not change.`,
    CN: `请打开以下链接设置新密码：

{link}

或在申请重置的页面输入以下验证码：

{code}

链接和验证码在 {minutes} 分钟内有效，仅可使用一次。
如非本人操作，无需处理，您的密码不会改变。`,
    HK: `請開啟以下連結設定新密碼：

{link}

或在申請重設的頁面輸入以下驗證碼：

{code}

連結及驗證碼於 {minutes} 分鐘內有效，只可使用一次。
如非本人操作，毋須理會，您的密碼不會改變。`,
  },
}

const invitation: MailText = {
  subject: {
    US: 'Your Bookrunner account',
    CN: '您的 Bookrunner 账号',
    HK: '您的 Bookrunner 賬戶',
  },
  body: {
    US: `An account has been opened for you:

{account}

Set your password here:

{link}

The page mails you a code with which you choose a password. You can do so at any time.`,
    CN: `已为您开立账号：

{account}

请打开以下链接设置密码：

{link}

页面会向您的邮箱发送验证码，凭验证码即可设置密码。链接长期有效。`,
    HK: `已為您開立賬戶：

{account}

請開啟以下連結設定密碼：

{link}

頁面會向您的電郵發送驗證碼，憑驗證碼即可設定密碼。連結長期有效。`,
  },
}

export const wordedMail = (
  to: string,
  { subject, body }: MailText,
  language: Language,
  params: Record<string, string>,
): Mail => ({
  to,
  subject: subject[language],
  text: `${fill(body[language], { ...params, minutes: codeRules.minutes })}\n`,
})

export const loginCodeMail = (to: string, language: Language, code: string): Mail =>
  wordedMail(to, loginCode, language, { code })

export const invitationMail = (to: string, language: Language, link: string): Mail =>
  wordedMail(to, invitation, language, { account: to, link })

export const resetMail = (to: string, language: Language, code: string, link: string): Mail =>
  wordedMail(to, reset, language, { code, link })
