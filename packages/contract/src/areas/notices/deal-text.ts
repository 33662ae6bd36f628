import type { Region } from '@bookrunner/domain/entities'
import type { LocalizedText } from '../../kernel/language.ts'
import type { NoticeText } from './notice-text.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'

/** New guidance, whether or not the size of the issue changes with it. */
const newGuidance = {
  title: { US: 'New guidance: {deal}', CN: '价格指引更新：{deal}', HK: '價格指引更新：{deal}' },
  content: {
    US: 'Orders that are out at the new level do not change until you change them.',
    CN: '在新水平未达限价的订单保持不变，直至您修改。',
    HK: '在新水平未達限價的訂單保持不變，直至您修改。',
  },
} as const

export const regionNames: Readonly<Record<Region, LocalizedText>> = {
  APAC: glossaryText.asiaPacific,
  EUROPE: glossaryText.europe,
  MEA: glossaryText.middleEastAndAfrica,
  AMER: glossaryText.americas,
}

/** Times of a deal, as notices name them. */
export const timeTexts = {
  closes: glossaryText.closes,
  subject: glossaryText.subjectFrom,
  expires: glossaryText.expires,
  notSet: glossaryText.notSet,
} as const satisfies Record<string, LocalizedText>

/** Notices of the lifecycle of a deal; where `managerNoticeTexts` has other words, these are for investors alone. */
export const dealNoticeTexts = {
  'deal.announced': {
    title: { US: 'New deal: {deal}', CN: '新项目：{deal}', HK: '新項目：{deal}' },
    summary: {
      US: '{issue}. Initial price guidance {level}. Books are open.',
      CN: '{issue}。初始价格指引 {level}，簿记已开放。',
      HK: '{issue}。初始價格指引 {level}，簿記已開放。',
    },
    content: { US: 'Closes: {closes}', CN: '截止时间：{closes}', HK: '截止時間：{closes}' },
  },
  'deal.announced-test': {
    title: { US: 'Test of demand: {deal}', CN: '需求测试：{deal}', HK: '需求測試：{deal}' },
    summary: {
      US: '{issue}. Please indicate your interest at {level}. It is an intention, not an order.',
      CN: '{issue}。请就 {level} 反馈意向；意向不构成订单。',
      HK: '{issue}。請就 {level} 回覆意向；意向不構成訂單。',
    },
    content: { US: 'Closes: {closes}', CN: '截止时间：{closes}', HK: '截止時間：{closes}' },
  },
  'deal.opened': {
    title: { US: 'Books are open: {deal}', CN: '簿记已开放：{deal}', HK: '簿記已開放：{deal}' },
    summary: {
      US: 'The test has ended. An intention becomes an order only when you submit it.',
      CN: '测试已结束。意向须经您提交方成为订单。',
      HK: '測試已結束。意向須經您提交方成為訂單。',
    },
    content: {
      US: 'Initial price guidance {level}. Open the deal to submit your order.',
      CN: '初始价格指引 {level}。请打开项目提交订单。',
      HK: '初始價格指引 {level}。請開啟項目提交訂單。',
    },
  },
  'deal.test-pushed': {
    title: {
      US: 'Test round {round}: {deal}',
      CN: '第 {round} 轮测试：{deal}',
      HK: '第 {round} 輪測試：{deal}',
    },
    summary: {
      US: 'Please indicate your size at {level}. Live orders do not change.',
      CN: '请填写您在 {level} 的数量；现有订单不变。',
      HK: '請填寫您在 {level} 的數量；現有訂單不變。',
    },
    content: { US: 'Closes: {closes}', CN: '截止时间：{closes}', HK: '截止時間：{closes}' },
  },
  'deal.test-ended': {
    title: {
      US: 'Test round {round} has ended: {deal}',
      CN: '第 {round} 轮测试已结束：{deal}',
      HK: '第 {round} 輪測試已結束：{deal}',
    },
    summary: {
      US: 'The sizes of this round are final. Live orders do not change.',
      CN: '本轮测试数量已确定；现有订单不变。',
      HK: '本輪測試數量已確定；現有訂單不變。',
    },
    content: {
      US: 'Books stay open at guidance {level}.',
      CN: '簿记继续开放，价格指引 {level}。',
      HK: '簿記繼續開放，價格指引 {level}。',
    },
  },
  'deal.guidance-changed': {
    ...newGuidance,
    summary: { US: '{level}, was {before}.', CN: '{level}，原为 {before}。', HK: '{level}，原為 {before}。' },
  },
  'deal.guidance-resized': {
    ...newGuidance,
    summary: {
      US: '{level}, was {before}. Issue size now {size}.',
      CN: '{level}，原为 {before}。发行规模现为 {size}。',
      HK: '{level}，原為 {before}。發行規模現為 {size}。',
    },
  },
  'deal.fpg-pushed': {
    title: { US: 'Final guidance: {deal}', CN: '最终价格指引：{deal}', HK: '最終價格指引：{deal}' },
    summary: {
      US: '{level}. Place or reconfirm orders until {closes}.',
      CN: '{level}。请于 {closes} 前提交或重新确认订单。',
      HK: '{level}。請於 {closes} 前提交或重新確認訂單。',
    },
    content: {
      US: 'If you have an order and do not answer: {rule}.',
      CN: '如您已有订单而未回复：{rule}。',
      HK: '如您已有訂單而未回覆：{rule}。',
    },
  },
  'deal.closing': {
    title: {
      US: 'Closing in {minutes} minutes: {deal}',
      CN: '{minutes} 分钟后截止：{deal}',
      HK: '{minutes} 分鐘後截止：{deal}',
    },
    summary: { US: 'Closes: {closes}', CN: '截止时间：{closes}', HK: '截止時間：{closes}' },
    content: {
      US: 'Later orders are not accepted.',
      CN: '截止后不再接受订单。',
      HK: '截止後不再接受訂單。',
    },
  },
  'deal.subject': {
    title: {
      US: 'Books are subject: {deal}',
      CN: '簿记转为有条件接单：{deal}',
      HK: '簿記轉為有條件接單：{deal}',
    },
    summary: {
      US: 'Since {at}, new orders and increases are conditional until accepted.',
      CN: '自 {at} 起，新订单及增加数量须经接受方为有效。',
      HK: '自 {at} 起，新訂單及增加數量須經接受方為有效。',
    },
    content: {
      US: 'You can still reduce or withdraw freely.',
      CN: '您仍可自由减少数量或撤回订单。',
      HK: '您仍可自由減少數量或撤回訂單。',
    },
  },
  'deal.subject-region': {
    title: {
      US: 'Books are subject for {region}: {deal}',
      CN: '{region}簿记转为有条件接单：{deal}',
      HK: '{region}簿記轉為有條件接單：{deal}',
    },
    summary: {
      US: 'Since {at}, new orders and increases from there are conditional until accepted.',
      CN: '自 {at} 起，该地区的新订单及增加数量须经接受方为有效。',
      HK: '自 {at} 起，該地區的新訂單及增加數量須經接受方為有效。',
    },
    content: {
      US: 'Investors can still reduce or withdraw freely.',
      CN: '投资者仍可自由减少数量或撤回订单。',
      HK: '投資者仍可自由減少數量或撤回訂單。',
    },
  },
  'deal.book-closed': {
    title: { US: 'Book closed: {deal}', CN: '簿记已截止：{deal}', HK: '簿記已截止：{deal}' },
    summary: {
      US: '{phase}: orders are read-only.',
      CN: '{phase}：订单仅可查看，不可再修改。',
      HK: '{phase}：訂單僅可查閱，不可再修改。',
    },
    content: {
      US: 'We will notify you of the next step.',
      CN: '下一步进展将另行通知。',
      HK: '下一步進展將另行通知。',
    },
  },
  'deal.cut-off-moved': {
    title: { US: 'Book open again: {deal}', CN: '簿记重新开放：{deal}', HK: '簿記重新開放：{deal}' },
    summary: {
      US: 'You can answer until {closes}.',
      CN: '您可于 {closes} 前回复。',
      HK: '您可於 {closes} 前回覆。',
    },
    content: {
      US: 'Earlier answers stay valid unless you change them.',
      CN: '已提交的回复继续有效，除非您修改。',
      HK: '已提交的回覆繼續有效，除非您修改。',
    },
  },
  'deal.times-changed': {
    title: { US: 'Times changed: {deal}', CN: '时间变更：{deal}', HK: '時間變更：{deal}' },
    summary: { US: '{times}.', CN: '{times}。', HK: '{times}。' },
    content: {
      US: 'Other times do not change.',
      CN: '其他时间不变。',
      HK: '其他時間不變。',
    },
  },
  'deal.launched': {
    title: { US: 'Deal launched: {deal}', CN: '已确定最终条款：{deal}', HK: '已確定最終條款：{deal}' },
    summary: {
      US: '{size} at {level}.',
      CN: '最终规模 {size}，价格水平 {level}。',
      HK: '最終規模 {size}，價格水平 {level}。',
    },
    content: {
      US: 'The book is closed. Pricing and allocations follow.',
      CN: '簿记已截止，随后定价及配售。',
      HK: '簿記已截止，隨後定價及配售。',
    },
  },
  'deal.priced': {
    title: { US: 'Priced: {deal}', CN: '已定价：{deal}', HK: '已定價：{deal}' },
    summary: { US: 'Final level {level}.', CN: '最终价格水平 {level}。', HK: '最終價格水平 {level}。' },
    content: { US: 'Allocations follow.', CN: '随后公布配售结果。', HK: '隨後公佈配售結果。' },
  },
  'deal.reopened': {
    title: {
      US: 'Back to initial guidance: {deal}',
      CN: '恢复至初始价格指引：{deal}',
      HK: '回復至初始價格指引：{deal}',
    },
    summary: {
      US: 'Final guidance is withdrawn. Books are open again at {level}.',
      CN: '最终价格指引已撤回，簿记按 {level} 重新开放。',
      HK: '最終價格指引已撤回，簿記按 {level} 重新開放。',
    },
    content: {
      US: 'Orders do not change. Closes: {closes}',
      CN: '订单保持不变。截止时间：{closes}',
      HK: '訂單保持不變。截止時間：{closes}',
    },
  },
  'deal.repriced': {
    title: { US: 'Pricing withdrawn: {deal}', CN: '定价已撤回：{deal}', HK: '定價已撤回：{deal}' },
    summary: { US: 'The deal will be priced again.', CN: '项目将重新定价。', HK: '項目將重新定價。' },
    content: { US: 'The book stays closed.', CN: '簿记仍为截止状态。', HK: '簿記仍為截止狀態。' },
  },
  'deal.corrected': {
    title: {
      US: 'Final terms corrected: {deal}',
      CN: '最终条款已更正：{deal}',
      HK: '最終條款已更正：{deal}',
    },
    summary: {
      US: 'New confirmations replace earlier ones.',
      CN: '新的确认书将取代此前的确认书。',
      HK: '新的確認書將取代此前的確認書。',
    },
    content: {
      US: 'Open the deal to see the corrected terms.',
      CN: '请打开项目查看更正后的条款。',
      HK: '請開啟項目查閱更正後的條款。',
    },
  },
  'deal.size-reduced': {
    title: { US: 'Issue size reduced: {deal}', CN: '发行规模已缩减：{deal}', HK: '發行規模已縮減：{deal}' },
    summary: {
      US: 'The issue size is {size}, reduced from {before}.',
      CN: '发行规模由 {before} 缩减至 {size}。',
      HK: '發行規模由 {before} 縮減至 {size}。',
    },
    content: {
      US: 'The other terms do not change.',
      CN: '其他条款不变。',
      HK: '其他條款不變。',
    },
  },
  'deal.aborted': {
    title: { US: 'Aborted: {deal}', CN: '已终止：{deal}', HK: '已終止：{deal}' },
    summary: {
      US: 'The deal does not go ahead and its orders are aborted.',
      CN: '项目不再进行，其订单随之终止。',
      HK: '項目不再進行，其訂單隨之終止。',
    },
    content: { US: 'No action needed.', CN: '您无需进一步操作。', HK: '您無需進一步操作。' },
  },
  'deal.expired': {
    title: { US: 'Expired: {deal}', CN: '已失效：{deal}', HK: '已失效：{deal}' },
    summary: {
      US: 'The deal was not priced in time. The issue has failed.',
      CN: '项目未在期限内定价，发行失败。',
      HK: '項目未在期限內定價，發行失敗。',
    },
    content: { US: 'No action needed.', CN: '您无需进一步操作。', HK: '您無需進一步操作。' },
  },
} as const satisfies Record<string, NoticeText>
