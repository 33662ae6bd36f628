import { defineText } from '../../platform/text.ts'
import { common } from '../common-text.ts'

/** Texts that the order book and the allocation page share. US, CN, HK. */
export const denseText = defineText('dense-page', {
  live: common.live,
  notLive: common.notLiveSinceTime,
  asOf: common.stateAndTime,

  columns: common.columns,
  'columns.empty': ['empty', '空', '空'],
  'columns.reset': common.resetToDefault,
  'legend.soft': ['Italics: soft order', '斜体：可撤订单', '斜體：可撤訂單'],
  unfold: common.openOrCloseAllGroups,
  'clear.filter': common.clearFilter,
  'key.sort': common.sortAgain,
  open: common.openOrderNumber,
  expand: common.showOrdersOfName,
  collapse: common.hideOrdersOfName,

  'paste.title': common.changesToPaste,
  'cell.shut': [
    'This cell cannot be edited now. Press Enter to open the order.',
    '此单元格目前不能编辑。按 Enter 打开订单。',
    '此儲存格目前不能編輯。按 Enter 開啟訂單。',
  ],
  'paste.same': common.pasteSame,
  'paste.not': common.pasteNot,
  'paste.beyond': common.pasteBeyond,
  'paste.write': common.pasteCount,
  'paste.was': common.current,
  'paste.becomes': common.newValue,
  'paste.fixed': common.cannotBeEdited,
  cancel: common.cancel,

  export: common.export,
  'export.pdf': common.pdfProgress,
  'export.stop': common.stop,
  'export.done': common.nameWasSaved,
  'export.pdf.failed': common.pdfFailed,
  'paper.state': common.stateWithTime,
  'paper.page': common.pageOfPages,
  'paper.cut': common.firstRowsOnly,

  // Texts of the grid library, by the library's keys.
  'own.ariaHeaderSelection': ['Select all orders', '选择全部订单', '選擇全部訂單'],
  'own.ariaRowSelectAll': [
    'Press Space to select all orders',
    '按空格键选择全部订单',
    '按空白鍵選擇全部訂單',
  ],
  'own.ariaRowToggleSelection': [
    'Press Space to select this order',
    '按空格键选择该订单',
    '按空白鍵選擇該訂單',
  ],
  'own.ariaRowSelectionDisabled': [
    'Nothing to do with this row in bulk',
    '该行不适用批量操作',
    '該行不適用批量操作',
  ],
  'own.ariaRowSelect': ['Press Space to select this row', '按空格键选择该行', '按空白鍵選擇該行'],
  'own.ariaRowDeselect': ['Press Space to deselect this row', '按空格键取消选择该行', '按空白鍵取消選擇該行'],
  'own.ariaSortableColumn': [
    'Press Enter to sort by this column',
    '按 Enter 键按此列排序',
    '按 Enter 鍵按此欄排序',
  ],
  'own.ariaInputEditor': ['Value of the cell', '单元格的值', '儲存格的值'],
  'own.ariaChecked': ['selected', '已选择', '已選擇'],
  'own.ariaUnchecked': ['not selected', '未选择', '未選擇'],
  'own.ariaIndeterminate': ['partly selected', '部分选择', '部分選擇'],
  'own.loadingOoo': ['Loading', '加载中', '載入中'],
  'own.noRowsToShow': ['No orders', '暂无订单', '暫無訂單'],
})
