import { defineText } from './text.ts'

/** What is said about connections and sessions, wherever one is. */
export const platformText = defineText('platform', {
  US: {
    'login.elsewhere': 'You were signed out in another window',
    'request.failed': 'The server could not be reached. Please try again in a moment.',
    'request.offline': 'You are offline. Check your network connection and try again.',
    'request.late': 'The server took too long to answer. Please try again.',
  },
  CN: {
    'login.elsewhere': '您已在另一个窗口退出登录',
    'request.failed': '无法连接服务器，请稍后重试。',
    'request.offline': '网络已断开，请检查网络后重试。',
    'request.late': '服务器响应超时，请重试。',
  },
  HK: {
    'login.elsewhere': '您已在另一個視窗登出',
    'request.failed': '無法連接伺服器，請稍後重試。',
    'request.offline': '網絡已中斷，請檢查網絡後重試。',
    'request.late': '伺服器回應逾時，請重試。',
  },
})
