import type { GetLocaleTextParams } from 'ag-grid-community'
import { defineText, inColumns, type TranslateOf } from '../../../platform/text.ts'

/** What the grid says by itself: to who hears the screen, and while rows are on their way. By the library's own names. */
const rows = {
  ariaHeaderSelection: ['Select all orders', '选择全部订单', '選擇全部訂單'],
  ariaRowSelectAll: ['Space selects all orders', '按空格键选择全部订单', '按空白鍵選擇全部訂單'],
  ariaRowToggleSelection: ['Space selects this order', '按空格键选择该订单', '按空白鍵選擇該訂單'],
  ariaRowSelectionDisabled: ['This row cannot be selected', '该行不可选择', '該列不可選擇'],
  ariaRowSelect: ['Space selects this row', '按空格键选择该行', '按空白鍵選擇該列'],
  ariaRowDeselect: ['Space lets go of this row', '按空格键取消选择该行', '按空白鍵取消選擇該列'],
  ariaSortableColumn: ['Enter sorts by this column', '按 Enter 键按此列排序', '按 Enter 鍵按此欄排序'],
  ariaInputEditor: ['Value of the cell', '单元格内容', '儲存格內容'],
  ariaChecked: ['selected', '已选择', '已選擇'],
  ariaUnchecked: ['not selected', '未选择', '未選擇'],
  ariaIndeterminate: ['partly selected', '部分选择', '部分選擇'],
  loadingOoo: ['Loading', '加载中', '載入中'],
  noRowsToShow: ['No orders', '暂无订单', '暫無訂單'],
} as const

export const ownWords = defineText('book-grid-own', inColumns(rows))

export const ownWordsBy =
  (t: TranslateOf<typeof ownWords>) =>
  ({ key, defaultValue }: Pick<GetLocaleTextParams, 'key' | 'defaultValue'>): string =>
    key in rows ? t(key as keyof typeof rows) : defaultValue
