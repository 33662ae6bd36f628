import { defineText } from '../../platform/text.ts'
import { common } from '../common-text.ts'

/** What every list says. */
export const listText = defineText('list-page', {
  filters: ['Filters', '筛选', '篩選'],
  'filters.count': ['Filters ({count})', '筛选（{count}）', '篩選（{count}）'],
  clear: ['Clear filters', '清除筛选', '清除篩選'],
  'clear.keyword': ['Clear the search', '清除搜索', '清除搜尋'],
  columns: common.columns,
  'columns.reset': common.resetToDefault,
  'columns.width': ['Width of the column {name}', '“{name}”列宽', '「{name}」欄寬'],
  again: common.tryAgain,
  nothing: ['Nothing here yet.', '暂无内容。', '暫無內容。'],
  more: ['Show all {count}', '显示全部 {count} 行', '顯示全部 {count} 行'],
  download: common.downloadExcel,
  'log.kind': common.kind,
  'log.person': common.person,
  'log.from': common.fromDay,
  'log.until': common.untilDay,
  'select.all': ['Select all rows of this page', '选择本页所有行', '選擇本頁所有行'],
  'select.row': ['Select row {row}', '选择第 {row} 行', '選擇第 {row} 行'],
  selected_one: ['{count} selected', '已选 {count} 项', '已選 {count} 項'],
  selected_other: ['{count} selected', '已选 {count} 项', '已選 {count} 項'],
  'selected.clear': ['Clear selection', '取消选择', '取消選擇'],
})
