import { glossary } from '@bookrunner/contract/kernel'
import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** What the small parts say that stand on every deal screen: sizes, tenors, countdowns. */
export const partsText = defineText('deal-parts', {
  noIssuer: ['No issuer yet', '尚未指定发行人', '尚未指定發行人'],
  'final.level': common.level,
  'final.coupon': common.coupon,
  'final.price': common.price,
  'tenor.perpetual': common.perpetual,
  'tenor.years': glossary.tenorYears,
  'tenor.months': glossary.tenorMonths,
  'tenor.days': glossary.tenorDays,
  'left.days': ['{days}d {hours}h', '{days}天{hours}小时', '{days}天{hours}小時'],
  'left.seconds': ['{count} s left', '剩余 {count} 秒', '尚餘 {count} 秒'],
  'left.closing': ['Closing now', '正在截止', '正在截止'],
  'left.label': ['Time left', '剩余时间', '剩餘時間'],
  bookClosed: common.bookClosed,
  launched: common.launched,
  'launched.hint': [
    'Book closed, final terms set',
    '簿记已截止，最终条款已确定',
    '簿記已截止，最終條款已確定',
  ],
  'allocation.launched': common.allocationIsLaunched,
  'allocation.launched.hint': ['Orders await their confirmation', '订单待确认配售', '訂單待確認配售'],
  'allocation.confirmed': common.confirmed,
  'allocation.confirmed.hint': ['All allocations are confirmed', '全部配售已确认', '全部配售已確認'],
  'allocation.own': common.allocated,
  'allocation.own.hint': ['Your allocation is confirmed', '贵方配售已确认', '貴方配售已確認'],
  message: common.bookMessage,
  'message.asOf': ['as of', '数据截至', '數據截至'],
  subject: ['Subject', '有条件接单', '有條件接單'],
  'subject.hint': [
    'New orders and increases are conditional until a bookrunner accepts them.',
    '新订单和加单须经账簿管理人接受后方为有效。',
    '新訂單及加單須經賬簿管理人接受後方為有效。',
  ],
  was: ['before:', '此前：', '此前：'],
  tighter: ['{bp} bp tighter', '收窄 {bp} 基点', '收窄 {bp} 基點'],
  wider: ['{bp} bp wider', '放宽 {bp} 基点', '放寬 {bp} 基點'],
  'time.close': common.bookCloses,
  'time.testEnds': common.testEnds,
  'time.closed': common.bookClosed,
  'time.subject': common.subjectFrom,
  'time.expiry': common.expires,
})
