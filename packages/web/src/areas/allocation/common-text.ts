import { common } from '../../kit/common-text.ts'

/** Each text that several screens of this area show, once. US, CN, HK. */
export const allocationCommon = {
  anOrderNoLongerInTheBook: ['An order no longer in the book', '已不在订单簿的订单', '已不在訂單簿的訂單'],
  confirmation: ['Confirmation', '投资者确认', '投資者確認'],
  difference: ['Difference', '差额', '差額'],
  fill: ['Fill', '配售率', '配售率'],
  fillPercent: ['Fill %', '配售率 %', '配售率 %'],
  fillReport: ['Fill report', '配售结果报告', '配售結果報告'],
  allocationRecalled: ['Allocation recalled', '配售已撤回', '配售已撤回'],
  leadCredit: ['Lead credit', '牵头行排名', '牽頭行排名'],
  noGroup: ['No group', '无集团', '無集團'],
  noRegion: ['No region', '无地区', '無地區'],
  nameMm: ['{name}, mm', '{name}（百万）', '{name}（百萬）'],
  settles: ['Settles', '交割日', '交收日'],
  signedOff: ['Signed off', '已核准', '已批核'],
  undo: common.undo,
  when: ['When', '时间', '時間'],
} as const
