import { defineText } from '../../platform/text.ts'
import { common } from '../common-text.ts'

/** What the order book and the allocation page say alike. US, CN, HK. */
export const denseText = defineText('dense-page', {
  live: common.live,
  notLive: common.notLiveSinceTime,
  asOf: common.stateAndTime,

  columns: common.columns,
  'columns.empty': ['empty', '空', '空'],
  'columns.reset': common.resetToDefault,
  unfold: common.openOrCloseAllGroups,
  'clear.filter': common.clearFilter,
  'key.sort': common.sortAgain,

  'paste.title': common.changesToPaste,
  'paste.counts': common.pasteCounts,
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
})
