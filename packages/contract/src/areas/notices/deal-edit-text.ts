import { dealNoticeTexts } from './deal-text.ts'
import type { NoticeText } from './notice-text.ts'

const readTerms = {
  US: 'Open the deal to read its terms.',
  CN: '请打开项目查看条款。',
  HK: '請開啟項目查閱條款。',
} as const

const readDocument = {
  US: 'Open the deal to read it.',
  CN: '请打开项目查阅。',
  HK: '請開啟項目查閱。',
} as const

/** Notices of edits of an announced deal. */
export const dealEditNoticeTexts = {
  'deal.invited': {
    title: dealNoticeTexts['deal.announced'].title,
    summary: {
      US: 'You are now invited. Level {level}; closes: {closes}.',
      CN: '现邀请您参与。价格水平 {level}；簿记截止：{closes}。',
      HK: '現邀請您參與。價格水平 {level}；簿記截止：{closes}。',
    },
    content: readTerms,
  },
  'deal.joined': {
    title: {
      US: 'You joined the deal: {deal}',
      CN: '贵司已加入项目：{deal}',
      HK: '貴司已加入項目：{deal}',
    },
    summary: {
      US: 'Your institution now takes part in this deal.',
      CN: '贵司现参与此项目。',
      HK: '貴司現參與此項目。',
    },
    content: readTerms,
  },
  'deal.terms-changed': {
    title: { US: 'Terms changed: {deal}', CN: '条款变更：{deal}', HK: '條款變更：{deal}' },
    summary: { US: '{fields}.', CN: '{fields}。', HK: '{fields}。' },
    content: readTerms,
  },
  'deal.book-message': {
    title: { US: 'Book message: {deal}', CN: '簿记公告：{deal}', HK: '簿記公告：{deal}' },
    summary: { US: '{message}.', CN: '{message}。', HK: '{message}。' },
    content: { US: 'As of {at}.', CN: '数据截至 {at}。', HK: '數據截至 {at}。' },
  },
  'deal.document-added': {
    title: { US: 'New document: {deal}', CN: '新文件：{deal}', HK: '新文件：{deal}' },
    summary: { US: '{document}.', CN: '{document}。', HK: '{document}。' },
    content: readDocument,
  },
  'deal.document-replaced': {
    title: { US: 'Document replaced: {deal}', CN: '文件已替换：{deal}', HK: '文件已替換：{deal}' },
    summary: {
      US: '{document}: a new file replaces the earlier one.',
      CN: '{document}：新文件已取代原文件。',
      HK: '{document}：新檔案已取代原有檔案。',
    },
    content: readDocument,
  },
  'deal.document-removed': {
    title: { US: 'Document removed: {deal}', CN: '文件已移除：{deal}', HK: '文件已移除：{deal}' },
    summary: {
      US: '{document} is no longer part of the deal.',
      CN: '{document}已不再属于此项目。',
      HK: '{document}已不再屬於此項目。',
    },
    content: {
      US: 'The deal shows the documents that remain.',
      CN: '其余文件见项目页面。',
      HK: '其餘文件見項目頁面。',
    },
  },
} as const satisfies Record<string, NoticeText>
