import { common } from '../../kit/common-text.ts'
import { defineText } from '../../platform/text.ts'

/** Texts of every import. US, CN, HK. */
export const importsText = defineText('imports', {
  choose: common.chooseExcel,
  other: common.chooseAnotherFile,
  reading: common.readingName,
  drop: common.dropHere,
  template: common.downloadTemplate,
  close: common.close,
  cancel: ['Cancel import', '取消导入', '取消匯入'],
  leave: [
    'You may close this window or reload the page; the import goes on.',
    '可关闭窗口或刷新页面，导入会继续进行。',
    '可關閉視窗或重新載入頁面，匯入會繼續進行。',
  ],
  checking: [
    'Checking {name}: {checked} of {rows} rows',
    '正在核对 {name}：{checked} / {rows} 行',
    '正在核對 {name}：{checked} / {rows} 行',
  ],
  adding: ['Adding {rows} rows', '正在写入 {rows} 行', '正在寫入 {rows} 行'],
  good: ['{name}: {rows} rows, all right', '{name}：{rows} 行，均无误', '{name}：{rows} 行，均無誤'],
  wrong: [
    '{name}: {wrong} of {rows} rows are wrong. Correct them and read the file again; nothing was added.',
    '{name}：{rows} 行中有 {wrong} 行有误，请更正后重新读取文件；未新增任何记录。',
    '{name}：{rows} 行中有 {wrong} 行有誤，請更正後重新讀取檔案；未新增任何紀錄。',
  ],
  alike: [
    '{alike} rows may already exist. They are added all the same.',
    '{alike} 行可能已有，仍会新增。',
    '{alike} 行可能已有，仍會新增。',
  ],
  cancelled: [
    'The import of {name} was cancelled; nothing was added.',
    '{name} 的导入已取消，未新增任何记录。',
    '{name} 的匯入已取消，未新增任何紀錄。',
  ],
  'cancel.ask': [
    'Cancel this import? Nothing is added.',
    '取消此次导入？不会新增任何记录。',
    '取消此次匯入？不會新增任何紀錄。',
  ],
  waiting: ['Open imports', '未完成的导入', '未完成的匯入'],
  'waiting.one': [
    '{name}, {rows} rows, by {author}',
    '{name}，{rows} 行，{author}',
    '{name}，{rows} 行，{author}',
  ],
  gone: ['This import is unknown or not yours.', '没有此导入，或您无权查看。', '沒有此匯入，或您無權查看。'],
  rows: ['Rows', '行', '行'],
  'rows.count_one': ['{count} row', '{count} 行', '{count} 行'],
  'rows.count_other': ['{count} rows', '{count} 行', '{count} 行'],
  'rows.failed': ['The rows could not be loaded', '行数据加载失败', '未能載入各行'],
  'rows.none': ['No such rows', '没有符合的行', '沒有符合的行'],
  'rows.none.hint': ['Clear the filter to see all rows.', '清除筛选可查看全部。', '清除篩選可查看全部。'],
  'only.wrong': ['Wrong rows', '有误的行', '有誤的行'],
  'only.alike': ['Rows that may already exist', '可能已有的行', '可能已有的行'],
  row: ['Row', '行', '行'],
  name: common.name,
  problem: common.problem,
  'alike.other': ['Looks like {name}', '与 {name} 相似', '與 {name} 相似'],
  'alike.row': ['Looks like row {row}', '与第 {row} 行相似', '與第 {row} 行相似'],
})
