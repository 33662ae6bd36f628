import type { NoticeText } from './notice-text.ts'

/** What managers and investors hear of allocations. */
export const allocationNoticeTexts = {
  'alloc.launched': {
    title: { US: 'Allocation launched: {deal}', CN: '配售已发布：{deal}', HK: '配售已發佈：{deal}' },
    summary: {
      US: '“{version}” is ready for review.',
      CN: '“{version}”已发布，待审阅。',
      HK: '「{version}」已發佈，待審閱。',
    },
    content: {
      US: 'Leads accept it, comment or raise a query; the issuer signs off.',
      CN: '牵头行可接受、提出意见或询问，发行人予以核准。',
      HK: '牽頭行可接受、提出意見或查詢，發行人予以批核。',
    },
  },
  'alloc.reopened': {
    title: { US: 'Allocation recalled: {deal}', CN: '配售发布已撤回：{deal}', HK: '配售發佈已撤回：{deal}' },
    summary: {
      US: '“{version}” was recalled. Reason: {reason}',
      CN: '“{version}”已撤回。原因：{reason}',
      HK: '「{version}」已撤回。原因：{reason}',
    },
    content: {
      US: 'Confirmed allocations stay valid until reissued.',
      CN: '已确认的配售在重新确认前仍然有效。',
      HK: '已確認的配售在重新確認前仍然有效。',
    },
  },
  'alloc.signed': {
    title: {
      US: 'Allocation signed off: {deal}',
      CN: '发行人已核准配售：{deal}',
      HK: '發行人已批核配售：{deal}',
    },
    summary: {
      US: 'The issuer signed off “{version}”.',
      CN: '发行人已核准“{version}”。',
      HK: '發行人已批核「{version}」。',
    },
    content: {
      US: 'Once the deal is priced it can be confirmed to investors.',
      CN: '项目定价后即可向投资者确认。',
      HK: '項目定價後即可向投資者確認。',
    },
  },
  'alloc.waived': {
    title: { US: 'Sign-off waived: {deal}', CN: '发行人核准已豁免：{deal}', HK: '發行人批核已豁免：{deal}' },
    summary: {
      US: 'The issuer waived its sign-off of “{version}”. Reason: {reason}',
      CN: '发行人豁免对“{version}”的核准。原因：{reason}',
      HK: '發行人豁免對「{version}」的批核。原因：{reason}',
    },
    content: {
      US: 'Once the deal is priced it can be confirmed to investors.',
      CN: '项目定价后即可向投资者确认。',
      HK: '項目定價後即可向投資者確認。',
    },
  },
  'alloc.reminded': {
    title: {
      US: 'Sign-off needed: {deal}',
      CN: '请核准配售：{deal}',
      HK: '請批核配售：{deal}',
    },
    summary: {
      US: '“{version}” waits for your sign-off.',
      CN: '“{version}”待贵司核准。',
      HK: '「{version}」待貴司批核。',
    },
    content: {
      US: 'Investors get their allocations only after you sign off.',
      CN: '经贵司核准后，方可向投资者确认配售。',
      HK: '經貴司批核後，方可向投資者確認配售。',
    },
  },
  'alloc.sign-off-asked': {
    title: { US: 'Please sign off: {deal}', CN: '配售待核准：{deal}', HK: '配售待批核：{deal}' },
    summary: {
      US: 'The allocation “{version}” is launched and needs your sign-off.',
      CN: '配售“{version}”已发布，请贵司核准。',
      HK: '配售「{version}」已發佈，請貴司批核。',
    },
    content: {
      US: 'You can also comment or raise a query before you sign off.',
      CN: '核准前亦可提出意见或询问。',
      HK: '批核前亦可提出意見或查詢。',
    },
  },
  'alloc.shared': {
    title: { US: 'Allocation shared: {deal}', CN: '配售已共享：{deal}', HK: '配售已共享：{deal}' },
    summary: {
      US: 'You can now view “{version}”.',
      CN: '您现可查看“{version}”。',
      HK: '您現可查看「{version}」。',
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
      CN: '请打开审阅查看并回复。',
      HK: '請開啟審閱查看並回覆。',
    },
  },
  'alloc.answered': {
    title: { US: 'Allocation comment: {deal}', CN: '配售意见：{deal}', HK: '配售意見：{deal}' },
    summary: {
      US: '{house} commented on “{version}”.',
      CN: '{house} 就“{version}”发表意见。',
      HK: '{house} 就「{version}」發表意見。',
    },
    content: {
      US: 'Open the review to read it.',
      CN: '请打开审阅查看。',
      HK: '請開啟審閱查看。',
    },
  },
  'alloc.confirmed': {
    title: { US: 'Allocations confirmed: {deal}', CN: '配售已确认：{deal}', HK: '配售已確認：{deal}' },
    summary: {
      US: 'Every allocation of “{version}” is confirmed.',
      CN: '“{version}”的全部配售均已确认。',
      HK: '「{version}」的全部配售均已確認。',
    },
    content: {
      US: 'No confirmation is pending.',
      CN: '没有待确认的配售。',
      HK: '沒有待確認的配售。',
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
  'order.not-allocated': {
    title: { US: 'Order not allocated: {deal}', CN: '订单未获配售：{deal}', HK: '訂單未獲配售：{deal}' },
    summary: {
      US: 'An order of yours was not allocated.',
      CN: '您有订单未获配售。',
      HK: '您有訂單未獲配售。',
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
      CN: '请打开订单查看新的配售结果。',
      HK: '請開啟訂單查閱新的配售結果。',
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
      CN: '您已确认的配售在新确认书取代前仍然有效。',
      HK: '您已確認的配售在新確認書取代前仍然有效。',
    },
    content: {
      US: 'We will notify you when it is reissued.',
      CN: '重新确认后将另行通知。',
      HK: '重新確認後將另行通知。',
    },
  },
} as const satisfies Record<string, NoticeText>
