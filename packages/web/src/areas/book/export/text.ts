import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Taking a book out of the screen. US, CN, HK. */
export const exportText = defineText('bookExport', {
  excel: ['Excel', 'Excel', 'Excel'],
  'excel.all': ['Orders, summary, changes and charts', '订单、汇总、变动及图表', '訂單、匯總、變動及圖表'],
  'excel.own': [
    'Orders your bank leads, summary and charts',
    '贵行牵头的订单、汇总及图表',
    '貴行牽頭的訂單、匯總及圖表',
  ],
  'excel.totals': ['Summary and charts, no orders', '汇总及图表，不含订单', '匯總及圖表，不含訂單'],
  pdf: ['PDF', 'PDF', 'PDF'],
  'pdf.all': common.pageWithFilter,
  'pdf.own': [
    'This page with the orders your bank leads, A4',
    '本页及贵行牵头的订单，A4',
    '本頁及貴行牽頭的訂單，A4',
  ],
  'pdf.totals': ['This page without orders, A4', '本页，不含订单，A4', '本頁，不含訂單，A4'],
  no: common.exportsNotAllowed,
  'busy.excel': ['Preparing Excel', '正在生成 Excel', '正在產生 Excel'],

  title: common.orderBookDeal,
  shown: ['{shown} of {all} orders', '{all} 笔订单中的 {shown} 笔', '{all} 筆訂單中的 {shown} 筆'],
  'shown.all': ['{all} orders', '共 {all} 笔订单', '共 {all} 筆訂單'],
  own: [
    'Orders led by {house}. The figures above are for the whole book.',
    '仅含 {house} 牵头的订单；以上数字为整个订单簿。',
    '僅含 {house} 牽頭的訂單；以上數字為整個訂單簿。',
  ],
  totals: common.totalsOnly,
  file: common.bookDealSeq,
})
