import { defineText } from './text.ts'

/** Texts about connections and sessions. */
export const platformText = defineText('platform', {
  'login.elsewhere': [
    'You were signed out in another window',
    '您已在另一个窗口退出登录',
    '您已在另一個視窗登出',
  ],
  'request.failed': [
    'The server could not be reached. Please try again in a moment.',
    '无法连接服务器，请稍后重试。',
    '無法連接伺服器，請稍後重試。',
  ],
  'request.offline': [
    'You are offline. Check your network connection and try again.',
    '网络已断开，请检查网络后重试。',
    '網絡已中斷，請檢查網絡後重試。',
  ],
  'request.late': [
    'The server took too long to answer. Please try again.',
    '服务器响应超时，请重试。',
    '伺服器回應逾時，請重試。',
  ],
})
