import type { LocalizedText } from '../../kernel/language.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'

/** What screens say about signing in; §5 and §8 give the English words. Refusals have theirs in `text/`. */
export const authTexts = {
  passwordRule: glossaryText.passwordRule,
  passwordMismatch: { US: 'passwords do not match', CN: '两次输入的密码不一致', HK: '兩次輸入的密碼不一致' },
  passwordEmpty: { US: 'password cannot be empty', CN: '密码不能为空', HK: '密碼不能為空' },
  oldPasswordRequired: { US: 'Enter the old password.', CN: '请输入旧密码。', HK: '請輸入舊密碼。' },
  accountRequired: { US: 'Enter an account.', CN: '请输入账号。', HK: '請輸入賬戶。' },
  passwordChanged: { US: 'modification successful', CN: '修改成功', HK: '修改成功' },
  exitFailed: { US: 'exit failed', CN: '退出失败', HK: '登出失敗' },
  insecureContext: {
    US: 'This page was opened without encryption, so a password cannot be sent safely. Open it with https.',
    CN: '此页面未加密打开，无法安全发送密码。请使用 https 打开。',
    HK: '此頁面並非以加密方式開啟，無法安全傳送密碼。請使用 https 開啟。',
  },
} as const satisfies Record<string, LocalizedText>
