import { dealNoticeTexts } from './deal-text.ts'
import type { NoticeText } from './notice-text.ts'

const readTerms = {
  US: 'Open the deal to read its terms.',
  CN: '请打开项目查看条款。',
  HK: '請開啟項目查閱條款。',
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
} as const satisfies Record<string, NoticeText>
