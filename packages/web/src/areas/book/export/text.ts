import { defineText } from '../../../platform/text.ts'

/** Taking a book out of the screen. US, CN, HK. */
export const exportText = defineText('bookExport', {
  export: ['Export', '导出', '匯出'],
  place: ['Order book', '订单簿', '訂單簿'],
  excel: ['Excel', 'Excel', 'Excel'],
  'excel.all': ['Orders, summary, changes and charts', '订单、汇总、变动及图表', '訂單、匯總、變動及圖表'],
  'excel.own': [
    'Orders your bank leads, summary and charts',
    '贵行牵头的订单、汇总及图表',
    '貴行牽頭的訂單、匯總及圖表',
  ],
  'excel.totals': ['Summary and charts, no orders', '汇总及图表，不含订单', '匯總及圖表，不含訂單'],
  pdf: ['PDF', 'PDF', 'PDF'],
  'pdf.all': ['This page with its filter, A4', '按当前筛选的本页，A4', '按目前篩選的本頁，A4'],
  'pdf.own': [
    'This page with the orders your bank leads, A4',
    '本页及贵行牵头的订单，A4',
    '本頁及貴行牽頭的訂單，A4',
  ],
  'pdf.totals': ['This page without orders, A4', '本页，不含订单，A4', '本頁，不含訂單，A4'],
  no: [
    'Your role in this deal does not allow exports.',
    '您在本项目中的角色不能导出。',
    '您在本項目中的角色不能匯出。',
  ],
  'busy.excel': ['Preparing Excel', '正在生成 Excel', '正在產生 Excel'],
  'busy.pdf': ['PDF: page {done} of {of}', 'PDF：第 {done} 页，共 {of} 页', 'PDF：第 {done} 頁，共 {of} 頁'],
  stop: ['Stop', '停止', '停止'],
  done: ['{name} was saved', '{name} 已保存', '{name} 已儲存'],
  'pdf.failed': [
    'The PDF could not be created. Try again, or export to Excel.',
    'PDF 生成失败。请重试，或改用 Excel 文件。',
    'PDF 產生失敗。請重試，或改用 Excel 檔案。',
  ],

  title: ['Order book · {deal}', '订单簿 · {deal}', '訂單簿 · {deal}'],
  state: ['State {seq} · {time}', '序号 {seq} · {time}', '序號 {seq} · {time}'],
  page: ['Page {page} of {pages}', '第 {page} 页，共 {pages} 页', '第 {page} 頁，共 {pages} 頁'],
  shown: ['{shown} of {all} orders', '{all} 笔订单中的 {shown} 笔', '{all} 筆訂單中的 {shown} 筆'],
  'shown.all': ['{all} orders', '共 {all} 笔订单', '共 {all} 筆訂單'],
  own: [
    'Orders led by {house}. The figures above are for the whole book.',
    '仅含 {house} 牵头的订单；以上数字为整个订单簿。',
    '僅含 {house} 牽頭的訂單；以上數字為整個訂單簿。',
  ],
  totals: [
    'Totals only. Single orders are not included.',
    '仅含合计，不含单笔订单。',
    '僅含合計，不含單筆訂單。',
  ],
  cut: [
    'The first {most} rows. The Excel file has all of them.',
    '仅列前 {most} 行；全部见 Excel 文件。',
    '僅列前 {most} 行；全部見 Excel 檔案。',
  ],
  file: ['Book {deal} {seq}', '订单簿 {deal} {seq}', '訂單簿 {deal} {seq}'],
})
