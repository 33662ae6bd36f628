import { defineText } from '../../../platform/text.ts'
import { bookCommon } from '../common-text.ts'

/** Who is on a book. US, CN, HK. */
export const hereText = defineText('book-here', {
  here_one: ['{count} person viewing', '{count} 人正在查看此订单簿', '{count} 人正在查看此訂單簿'],
  here_other: ['{count} people viewing', '{count} 人正在查看此订单簿', '{count} 人正在查看此訂單簿'],
  one: ['{name}, {entity}, since {time}', '{name}，{entity}，自 {time} 起', '{name}，{entity}，自 {time} 起'],
  you: ['{name} (you), since {time}', '{name}（您），自 {time} 起', '{name}（您），自 {time} 起'],
  last: ['Changed {time} by {name}', '{time} 由 {name} 修改', '{time} 由 {name} 修改'],
  'last.of': ['{name}, {entity}', '{name}，{entity}', '{name}，{entity}'],
  'last.nobody': ['Changed {time}', '{time} 修改', '{time} 修改'],
  'last.state': bookCommon.stateSeq,
})
