import type { Language } from '@bookrunner/contract/kernel'
import { registrationRules } from '@bookrunner/domain/entities'
import { nameIn, type LocalizedNames } from '@bookrunner/domain/kernel'
import type { Mail } from '../../../platform/mail.ts'
import { wordedMail, type MailText } from '../mails.ts'

const registrationCode: MailText = {
  subject: {
    US: 'Your Bookrunner registration code',
    CN: 'Bookrunner 注册验证码',
    HK: 'Bookrunner 註冊驗證碼',
  },
  body: {
    US: `Your code to register an institution is:

{code}

It is valid for {minutes} minutes and can be used once.
If you did not start a registration, ignore this e-mail.`,
    CN: `您的机构注册验证码是：

{code}

验证码在 {minutes} 分钟内有效，仅可使用一次。
如非本人操作，无需处理。`,
    HK: `您的機構註冊驗證碼是：

{code}

驗證碼於 {minutes} 分鐘內有效，只可使用一次。
如非本人操作，毋須理會。`,
  },
}

const accountExists: MailText = {
  subject: {
    US: 'You already have a Bookrunner account',
    CN: '您已有 Bookrunner 账号',
    HK: '您已有 Bookrunner 賬戶',
  },
  body: {
    US: `Somebody wants to register an institution with this e-mail. It already has an account, so there is nothing to register.

Log in here:

{link}

“Forgot password?” on that page sets a new password.
If you did not start a registration, ignore this e-mail.`,
    CN: `有人使用此邮箱申请注册机构。该邮箱已有账号，无需注册。

请在此登录：

{link}

如忘记密码，请在该页面选择“忘记密码？”。
如非本人操作，无需处理。`,
    HK: `有人使用此電郵申請註冊機構。此電郵已有賬戶，毋須註冊。

請在此登入：

{link}

如忘記密碼，請在該頁面選擇「忘記密碼？」。
如非本人操作，毋須理會。`,
  },
}

const approval: MailText = {
  subject: {
    US: 'Your registration with Bookrunner is approved',
    CN: '您的 Bookrunner 注册申请已通过审核',
    HK: '您的 Bookrunner 註冊申請已獲批准',
  },
  body: {
    US: `{entity} is approved, and your account is ready. Open this link to set your password:

{link}

It is valid for {days} days and can be used once. After that, choose “Forgot password?” on the log-in page.
Your account is this e-mail address.`,
    CN: `{entity} 已通过审核，您的账号已开通。请打开以下链接设置密码：

{link}

链接在 {days} 天内有效，仅可使用一次。逾期请在登录页面选择“忘记密码？”。
您的账号即为本邮箱地址。`,
    HK: `{entity} 已獲批准，您的賬戶已開通。請開啟以下連結設定密碼：

{link}

連結於 {days} 天內有效，只可使用一次。逾期請在登入頁面選擇「忘記密碼？」。
您的賬戶即為本電郵地址。`,
  },
}

const refusal: MailText = {
  subject: {
    US: 'Your registration with Bookrunner was refused',
    CN: '您的 Bookrunner 注册申请未通过审核',
    HK: '您的 Bookrunner 註冊申請未獲批准',
  },
  body: {
    US: `The registration of {entity} was refused:

{reason}

You can register again with the same e-mail.`,
    CN: `{entity} 的注册申请未通过审核，原因如下：

{reason}

您可以使用同一邮箱重新申请。`,
    HK: `{entity} 的註冊申請未獲批准，原因如下：

{reason}

您可以使用同一電郵重新申請。`,
  },
}

export const registrationCodeMail = (to: string, language: Language, code: string): Mail =>
  wordedMail(to, registrationCode, language, { code })

export const accountExistsMail = (to: string, language: Language, link: string): Mail =>
  wordedMail(to, accountExists, language, { link })

export const approvalMail = (to: string, language: Language, entity: LocalizedNames, link: string): Mail =>
  wordedMail(to, approval, language, {
    entity: nameIn(language, entity),
    link,
    days: String(registrationRules.invitationDays),
  })

export const refusalMail = (
  to: string,
  language: Language,
  refused: LocalizedNames & { reason: string },
): Mail => wordedMail(to, refusal, language, { entity: nameIn(language, refused), reason: refused.reason })
