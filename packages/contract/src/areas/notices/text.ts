import { allocationNoticeTexts } from './allocation-text.ts'
import { dealNoticeTexts } from './deal-text.ts'
import { entityNoticeTexts } from './entity-text.ts'
import { loanNoticeTexts } from './loan-text.ts'
import { managerNoticeTexts } from './manager-text.ts'
import { orderNoticeTexts } from './order-text.ts'
import type { NoticeText } from './notice-text.ts'

export const noticeTexts = {
  ...dealNoticeTexts,
  ...managerNoticeTexts,
  ...orderNoticeTexts,
  ...allocationNoticeTexts,
  ...entityNoticeTexts,
  ...loanNoticeTexts,
  'account.welcome': {
    title: { US: 'Welcome to Bookrunner', CN: '欢迎使用 Bookrunner', HK: '歡迎使用 Bookrunner' },
    summary: {
      US: 'Your account is ready. Updates on your deals and orders appear here.',
      CN: '您的账号已可使用。与您有关的项目和订单消息会显示在这里。',
      HK: '您的賬戶已可使用。與您有關的項目和訂單消息會顯示於此。',
    },
    content: {
      US: 'Press Ctrl/⌘ K to reach any screen, and “?” to see all keyboard shortcuts.',
      CN: '按 Ctrl/⌘ K 可前往任一页面，按“?”可查看全部快捷键。',
      HK: '按 Ctrl/⌘ K 可前往任何頁面，按「?」可查看所有快捷鍵。',
    },
  },
  'account.password-changed': {
    title: { US: 'Password changed', CN: '密码已修改', HK: '密碼已更改' },
    summary: {
      US: 'Your password was changed and your other sessions were ended.',
      CN: '您的密码已修改，其他会话已结束。',
      HK: '您的密碼已更改，其他工作階段已結束。',
    },
    content: {
      US: 'If this was not you, contact your administrator at once.',
      CN: '如非本人操作，请立即联系管理员。',
      HK: '如非本人操作，請立即聯絡管理員。',
    },
  },
  'account.key-added': {
    title: { US: 'API key created', CN: '已新建 API 密钥', HK: '已建立 API 密鑰' },
    summary: {
      US: 'A system with this key can use your orders within the key’s permissions.',
      CN: '持有该密钥的系统可在授权范围内使用您的订单。',
      HK: '持有該密鑰的系統可在授權範圍內使用您的訂單。',
    },
    content: {
      US: 'If this was not you, revoke the key, change your password and contact your administrator.',
      CN: '如非本人操作，请撤销该密钥、修改密码并告知管理员。',
      HK: '如非本人操作，請撤銷該密鑰、更改密碼並通知管理員。',
    },
  },
  'account.rights-changed': {
    title: { US: 'Your permissions changed', CN: '您的权限已变更', HK: '您的權限已變更' },
    summary: {
      US: 'An administrator changed your permissions. Your menu updates at the next log-in or reload.',
      CN: '管理员调整了您的权限。重新登录或刷新后菜单随之更新。',
      HK: '管理員調整了您的權限。重新登入或重新整理後選單隨之更新。',
    },
    content: {
      US: 'If something is missing, contact your administrator.',
      CN: '如缺少所需功能，请联系管理员。',
      HK: '如缺少所需功能，請聯絡管理員。',
    },
  },
} as const satisfies Record<string, NoticeText>

export type NoticeCode = keyof typeof noticeTexts
