import { defineText, inColumns } from '../../../platform/text.ts'

/** Taking an allocation out of the screen. US, CN, HK. */
const rows = {
  export: ['Export', '导出', '匯出'],
  no: [
    'Your role in this deal takes no allocation out of the system.',
    '您在该项目中的角色不能导出配售。',
    '您在此項目中的角色不能匯出配售。',
  ],
  'kind.workbook': ['Excel', 'Excel', 'Excel'],
  'hint.workbook': [
    'Lines, totals, buckets; for the desk targets and policy',
    '明细、合计、分类；承销台另含目标与策略',
    '明細、合計、分類；承銷台另含目標與策略',
  ],
  'kind.pdf': ['PDF', 'PDF', 'PDF'],
  'hint.pdf': ['This page as it is filtered, A4', '按当前筛选的本页，A4', '按目前篩選的本頁，A4'],
  'kind.settlement': ['Settlement list', '结算清单', '結算清單'],
  'hint.settlement': ['For billing and delivery', '供结算交割行使用', '供結算交割行使用'],
  'kind.hedge': ['Hedge list', '对冲清单', '對沖清單'],
  'hint.hedge': ['Quantities and DV01', '数量与 DV01', '數量與 DV01'],
  'kind.league': ['League of leads', '牵头行排名', '牽頭行排名'],
  'hint.league': ['By what was allocated through them', '按经由其配售的数量', '按經由其配售的數量'],
  'kind.justification': ['Justification record', '配售依据记录', '配售依據記錄'],
  'hint.justification': ['Why each order got what it got', '各订单的配售理由', '各訂單的配售理由'],
  'kind.fill': ['Fill report', '配售情况', '配售情況'],
  'format.xlsx': ['Excel', 'Excel', 'Excel'],
  'format.pdf': ['PDF', 'PDF', 'PDF'],
  'list.xlsx': ['{what} as Excel', 'Excel {what}', 'Excel {what}'],
  'list.pdf': ['{what} as PDF', 'PDF {what}', 'PDF {what}'],
  'kind.pack': ['Audit pack', '审计包', '審計包'],
  'hint.pack': [
    'The whole deal with its log and chain proof, zip',
    '整个项目及日志与链式证明，压缩包',
    '整個項目及日誌與鏈式證明，壓縮檔',
  ],
  busy: ['Preparing {what}', '正在生成{what}', '正在產生{what}'],
  'busy.pdf': ['PDF: page {done} of {of}', 'PDF：第 {done} 页，共 {of} 页', 'PDF：第 {done} 頁，共 {of} 頁'],
  stop: ['Stop', '停止', '停止'],
  done: ['{name} was saved', '{name} 已保存', '{name} 已儲存'],
  'pdf.failed': [
    'The PDF could not be made. Try again, or take the Excel file.',
    'PDF 生成失败。请重试，或改用 Excel 文件。',
    'PDF 產生失敗。請重試，或改用 Excel 檔案。',
  ],
  title: ['Allocation · {deal} · {version}', '配售 · {deal} · {version}', '配售 · {deal} · {version}'],
  state: ['State {seq} · {time}', '状态 {seq} · {time}', '狀態 {seq} · {time}'],
  page: ['Page {page} of {pages}', '第 {page} 页，共 {pages} 页', '第 {page} 頁，共 {pages} 頁'],
  shown: ['{shown} of {all} lines', '{all} 行中的 {shown} 行', '{all} 行中的 {shown} 行'],
  cut: [
    'The first {most} rows; all of them are in the Excel file.',
    '仅列前 {most} 行；全部见 Excel 文件。',
    '僅列前 {most} 行；全部見 Excel 檔案。',
  ],
  file: ['Allocation {deal} {seq}', '配售 {deal} {seq}', '配售 {deal} {seq}'],
} as const

export const allocExportText = defineText('allocation-export', inColumns(rows))
