import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { allocationCommon } from '../common-text.ts'

/** Texts of exports of an allocation. US, CN, HK. */
export const allocExportText = defineText('allocation-export', {
  no: common.exportsNotAllowed,
  'kind.workbook': ['Excel', 'Excel', 'Excel'],
  'hint.workbook': [
    'Lines, totals and buckets; targets and policy for the desk',
    '明细、合计与分组；承销团另含目标与策略',
    '明細、合計與分組；承銷團另含目標與策略',
  ],
  'hint.workbook.totals': ['Totals and buckets, no lines', '合计与分组，不含明细', '合計與分組，不含明細'],
  'kind.pdf': ['PDF', 'PDF', 'PDF'],
  'hint.pdf': common.pageWithFilter,
  'kind.settlement': ['Settlement list', '交割清单', '交收清單'],
  'hint.settlement': ['For billing and delivery', '供结算交割行使用', '供結算交收行使用'],
  'kind.hedge': ['Hedge list', '对冲清单', '對沖清單'],
  'hint.hedge': ['Quantities and DV01', '数量与 DV01', '數量與 DV01'],
  'kind.league': allocationCommon.leadCredit,
  'hint.league': ['Allocated amount by lead', '各牵头行的配售金额', '各牽頭行的配售金額'],
  'kind.justification': ['Justification record', '配售依据记录', '配售依據紀錄'],
  'hint.justification': ['The reason for each allocation', '各项配售的原因', '各項配售的原因'],
  'kind.fill': allocationCommon.fillReport,
  'format.xlsx': ['Excel', 'Excel', 'Excel'],
  'format.pdf': ['PDF', 'PDF', 'PDF'],
  'list.xlsx': ['{what} as Excel', '{what} Excel', '{what} Excel'],
  'list.pdf': ['{what} as PDF', '{what} PDF', '{what} PDF'],
  'kind.pack': ['Audit pack', '审计资料', '審計資料'],
  'hint.pack': [
    'The whole deal with log and proof, zip',
    '整个项目连同日志与证明，压缩包',
    '整個項目連同日誌與證明，壓縮檔',
  ],
  busy: ['Preparing {what}', '正在生成{what}', '正在產生{what}'],
  title: common.allocationDealVersion,
  shown: ['{shown} of {all} lines', '{all} 行中的 {shown} 行', '{all} 行中的 {shown} 行'],
  file: ['Allocation {deal} {seq}', '配售 {deal} {seq}', '配售 {deal} {seq}'],
})
