import type { NoticeWords } from './words.ts'

/** What managers and investors hear of allocations. */
export const allocationNoticeTexts = {
  'alloc.launched': {
    title: { US: 'Allocation launched: {deal}', CN: '配售已发布：{deal}', HK: '配售已發布：{deal}' },
    summary: {
      US: '“{version}” is ready for review.',
      CN: '“{version}”已发布，待审阅。',
      HK: '「{version}」已發布，待審閱。',
    },
    content: {
      US: 'Leads accept it, comment or raise a query; the issuer signs off.',
      CN: '牵头行可接受、提出意见或就订单询问；发行人予以确认。',
      HK: '牽頭行可接受、提出意見或就訂單查詢；發行人予以確認。',
    },
  },
  'alloc.reopened': {
    title: { US: 'Allocation recalled: {deal}', CN: '配售发布已撤回：{deal}', HK: '配售發布已撤回：{deal}' },
    summary: {
      US: '“{version}” was recalled. Reason: {reason}',
      CN: '“{version}”不再有效。原因：{reason}',
      HK: '「{version}」不再有效。原因：{reason}',
    },
    content: {
      US: 'Confirmed allocations stay valid until reissued.',
      CN: '已向投资者确认的配售在被替换前仍然有效。',
      HK: '已向投資者確認的配售在被替換前仍然有效。',
    },
  },
  'alloc.signed': {
    title: { US: 'Allocation signed off: {deal}', CN: '配售已获确认：{deal}', HK: '配售已獲確認：{deal}' },
    summary: {
      US: 'The issuer signed off “{version}”.',
      CN: '发行人已确认“{version}”。',
      HK: '發行人已確認「{version}」。',
    },
    content: {
      US: 'Once the deal is priced it can be confirmed to investors.',
      CN: '项目定价后即可向投资者确认。',
      HK: '項目定價後即可向投資者確認。',
    },
  },
  'alloc.waived': {
    title: { US: 'Sign-off waived: {deal}', CN: '发行人确认已豁免：{deal}', HK: '發行人確認已豁免：{deal}' },
    summary: {
      US: 'The issuer waived its sign-off of “{version}”. Reason: {reason}',
      CN: '发行人豁免对“{version}”的确认。原因：{reason}',
      HK: '發行人豁免對「{version}」的確認。原因：{reason}',
    },
    content: {
      US: 'Once the deal is priced it can be confirmed to investors.',
      CN: '项目定价后即可向投资者确认。',
      HK: '項目定價後即可向投資者確認。',
    },
  },
  'alloc.shared': {
    title: { US: 'Allocation shared: {deal}', CN: '配售已共享：{deal}', HK: '配售已共享：{deal}' },
    summary: {
      US: 'You can now view “{version}”.',
      CN: '您可查看“{version}”。',
      HK: '您可查看「{version}」。',
    },
    content: {
      US: 'You see the orders you can see in the book.',
      CN: '可见范围与您在订单簿中的可见范围一致。',
      HK: '可見範圍與您在訂單簿中的可見範圍一致。',
    },
  },
  'alloc.asked': {
    title: { US: 'Allocation query: {deal}', CN: '配售询问：{deal}', HK: '配售查詢：{deal}' },
    summary: {
      US: '{house} has a query on “{version}”.',
      CN: '{house} 就“{version}”提出询问。',
      HK: '{house} 就「{version}」提出查詢。',
    },
    content: {
      US: 'Open the review to read and answer it.',
      CN: '请在审阅中查看内容。您就同一订单的回复，询问方可见。',
      HK: '請在審閱中查看內容。您就同一訂單的回覆，查詢方可見。',
    },
  },
  'alloc.answered': {
    title: { US: 'Allocation comment: {deal}', CN: '配售回复：{deal}', HK: '配售回覆：{deal}' },
    summary: {
      US: '{house} commented on “{version}”.',
      CN: '{house} 就“{version}”作出回复。',
      HK: '{house} 就「{version}」作出回覆。',
    },
    content: {
      US: 'Open the review to read it.',
      CN: '请在审阅中查看，位于贵机构意见旁。',
      HK: '請在審閱中查看，位於貴機構意見旁。',
    },
  },
  'alloc.confirmed': {
    title: { US: 'Allocations confirmed: {deal}', CN: '配售已确认：{deal}', HK: '配售已確認：{deal}' },
    summary: {
      US: 'Every allocation of “{version}” is confirmed.',
      CN: '“{version}”的全部配售均已向投资者确认。',
      HK: '「{version}」的全部配售均已向投資者確認。',
    },
    content: {
      US: 'No confirmation is pending.',
      CN: '已无待确认的订单。',
      HK: '已無待確認的訂單。',
    },
  },
  'order.allocated': {
    title: { US: 'Your allocation: {deal}', CN: '您的配售结果：{deal}', HK: '您的配售結果：{deal}' },
    summary: {
      US: 'The allocation of your order is confirmed.',
      CN: '您的订单配售已确认。',
      HK: '您的訂單配售已確認。',
    },
    content: {
      US: 'Open your order to see it and to download the confirmation.',
      CN: '请打开订单查看并下载确认书。',
      HK: '請開啟訂單查閱並下載確認書。',
    },
  },
  'order.allocation-replaced': {
    title: {
      US: 'Your allocation was replaced: {deal}',
      CN: '您的配售已更新：{deal}',
      HK: '您的配售已更新：{deal}',
    },
    summary: {
      US: 'A new confirmation replaces the previous one.',
      CN: '新的确认书取代此前的确认书。',
      HK: '新的確認書取代此前的確認書。',
    },
    content: {
      US: 'Open your order to see the new allocation.',
      CN: '请打开订单查看当前有效内容。',
      HK: '請開啟訂單查閱目前有效內容。',
    },
  },
  'order.allocation-reopened': {
    title: {
      US: 'Your allocation is under review: {deal}',
      CN: '您的配售正在复核：{deal}',
      HK: '您的配售正在覆核：{deal}',
    },
    summary: {
      US: 'Your confirmed allocation stays valid until a new confirmation replaces it.',
      CN: '此前的确认在新确认书取代前仍然有效。',
      HK: '此前的確認在新確認書取代前仍然有效。',
    },
    content: {
      US: 'We will notify you when it is reissued.',
      CN: '如有新的确认，将另行通知。',
      HK: '如有新的確認，將另行通知。',
    },
  },
} as const satisfies Record<string, NoticeWords>
