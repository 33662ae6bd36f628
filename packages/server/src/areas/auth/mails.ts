import { fill, type Language, type LocalizedText } from '@bookrunner/contract/kernel'
import { codeRules } from '@bookrunner/domain/auth'
import { maskEmail } from '@bookrunner/domain/kernel'
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

const oldAccount: MailText = {
  subject: {
    US: 'Your Bookrunner account has another address',
    CN: '您的 Bookrunner 账号已更换邮箱',
    HK: '您的 Bookrunner 賬戶已更換電郵',
  },
  body: {
    US: `An administrator changed the address of your account. Log in with the new one from now on:

{account}

This address no longer opens the account. Your password is the same.
{mails}
If you do not know the new address, ask your administrator at once.`,
    CN: `管理员已更换您账号的邮箱，今后请使用新邮箱登录：

{account}

本邮箱不能再用于登录，密码不变。
{mails}
如新邮箱并非由您使用，请立即联系管理员。`,
    HK: `管理員已更換您賬戶的電郵，今後請使用新電郵登入：

{account}

本電郵不能再用於登入，密碼不變。
{mails}
如新電郵並非由您使用，請立即聯絡管理員。`,
  },
}

const mailsOfOld = {
  here: {
    US: 'Links to reset it and notices come to this address until you log in with the new one.',
    CN: '在您以新邮箱登录之前，重置密码的链接和通知仍发送至本邮箱。',
    HK: '在您以新電郵登入之前，重設密碼的連結及通知仍發送至本電郵。',
  },
  elsewhere: {
    US: 'Links to reset it and notices go to {address}.',
    CN: '重置密码的链接和通知发送至 {address}。',
    HK: '重設密碼的連結及通知發送至 {address}。',
  },
}

const mailsNowhere = {
  US: 'Until you have logged in with the new address, no notices and no links to reset the password are sent.',
  CN: '您以新邮箱登录之前，系统不会发送通知和重置密码的链接。',
  HK: '在您以新電郵登入之前，系統不會發送通知及重設密碼的連結。',
}

const newAccount: MailText = {
  subject: {
    US: 'Log in to Bookrunner with this address',
    CN: '请使用本邮箱登录 Bookrunner',
    HK: '請使用本電郵登入 Bookrunner',
  },
  body: {
    US: `An administrator changed the address of your account. From now on you log in with:

{account}

{link}

Your password is the same. Log-in codes come to this address.
{mails}`,
    CN: `管理员已更换您账号的邮箱，今后请使用以下邮箱登录：

{account}

{link}

密码不变，登录验证码将发送至本邮箱。{mails}`,
    HK: `管理員已更換您賬戶的電郵，今後請使用以下電郵登入：

{account}

{link}

密碼不變，登入驗證碼將發送至本電郵。{mails}`,
  },
}

const mailsOfNew = {
  here: {
    US: 'So do notices and links to reset the password.',
    CN: '通知和重置密码的链接也发送至本邮箱。',
    HK: '通知及重設密碼的連結亦發送至本電郵。',
  },
  elsewhere: {
    US: 'Until you have logged in with it, notices and links to reset the password go to {address}.',
    CN: '您以本邮箱登录之前，通知和重置密码的链接发送至 {address}。',
    HK: '在您以本電郵登入之前，通知及重設密碼的連結發送至 {address}。',
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

/** Addresses of one change of an account, and where notices and password links go since. */
interface Addresses {
  from: string
  to: string
  mailsTo: string | null
}

/** Other addresses are masked: who still reads the old mailbox, or reads a mistyped one, may be somebody else. */
const mailsLine = (
  reader: string,
  { mailsTo }: Addresses,
  { here, elsewhere }: Record<'here' | 'elsewhere', LocalizedText>,
  language: Language,
): string => {
  if (mailsTo === null) return mailsNowhere[language]
  return reader === mailsTo ? here[language] : fill(elsewhere[language], { address: maskEmail(mailsTo) })
}

/** To the address before this change, or to the one that the user last used. */
export const oldAccountMail = (reader: string, addresses: Addresses, language: Language): Mail => {
  const mails = mailsLine(reader, addresses, mailsOfOld, language)
  return wordedMail(reader, oldAccount, language, { account: maskEmail(addresses.to), mails })
}

export const newAccountMail = (addresses: Addresses, language: Language, link: string): Mail => {
  const { to } = addresses
  return wordedMail(to, newAccount, language, {
    account: to,
    link,
    mails: mailsLine(to, addresses, mailsOfNew, language),
  })
}

export const invitationMail = (to: string, language: Language, link: string): Mail =>
  wordedMail(to, invitation, language, { account: to, link })

export const resetMail = (to: string, language: Language, code: string, link: string): Mail =>
  wordedMail(to, reset, language, { code, link })
