import { defineText } from '../../platform/text.ts'

/** What every list says. */
export const listText = defineText('list-page', {
  filters: ['Filters', '筛选', '篩選'],
  'filters.count': ['Filters ({count})', '筛选（{count}）', '篩選（{count}）'],
  clear: ['Clear filters', '清除筛选', '清除篩選'],
  'clear.keyword': ['Clear the search', '清除搜索', '清除搜尋'],
  columns: ['Columns', '列', '欄'],
  'columns.reset': ['Reset to default', '恢复默认', '還原預設'],
  'columns.width': ['Width of the column {name}', '“{name}”列宽', '「{name}」欄寬'],
  again: ['Try again', '重试', '重試'],
  nothing: ['Nothing here yet.', '暂无内容。', '暫無內容。'],
  more: ['Show all {count}', '显示全部 {count} 行', '顯示全部 {count} 行'],
  download: ['Download Excel', '下载 Excel', '下載 Excel'],
  selected_one: ['{count} selected', '已选 {count} 项', '已選 {count} 項'],
  selected_other: ['{count} selected', '已选 {count} 项', '已選 {count} 項'],
  'selected.clear': ['Clear selection', '取消选择', '取消選擇'],
})
