/** Texts that several screens of this area share. US, CN, HK. */
export const bookCommon = {
  all: ['All', '全部', '全部'],
  change: ['Change', '变动', '變動'],
  counts: ['Counts', '计入', '計入'],
  enterList: ['Enter a list', '批量录入', '批量錄入'],
  liveSize: ['Live', '现有', '現有'],
  merge: ['Merge', '合并', '合併'],
  noMatchingOrders: ['No matching orders', '没有符合的订单', '沒有符合的訂單'],
  number: ['Number', '编号', '編號'],
  stateSeq: ['State {seq}', '序号 {seq}', '序號 {seq}'],
  timeAndName: ['{time}, {name}', '{time}，{name}', '{time}，{name}'],
  viewByGroup: ['View by group', '按集团查看', '按集團檢視'],
  viewByInvestorType: ['View by investor type', '按投资者类型查看', '按投資者類型檢視'],
  viewByOrder: ['View by order', '按订单查看', '按訂單檢視'],
} as const
