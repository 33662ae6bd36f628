import { glossary } from '@bookrunner/contract/kernel'
import { common } from '../../kit/common-text.ts'
import { defineText } from '../../platform/text.ts'

/** Texts of the import of institutions. US, CN, HK. */
export const importText = defineText('entities.import', {
  open: glossary.import,
  title: ['Import institutions', '导入机构', '匯入機構'],
  how: [
    'One institution in each row, {most} rows at most. The file is checked before anything is added; all rows are added, or none.',
    '每行一家机构，最多 {most} 行。新增前先核对文件；全部新增，或一家也不新增。',
    '每行一家機構，最多 {most} 行。新增前先核對檔案；全部新增，或一家也不新增。',
  ],
  choose: common.chooseExcel,
  checking: ['Checking {name}', '正在核对 {name}', '正在核對 {name}'],
  drop: common.dropHere,
  template: common.downloadTemplate,
  cancel: common.cancel,
  addAll: ['Add institutions', '新增机构', '新增機構'],
  add_one: ['Add {count} institution', '新增 {count} 家机构', '新增 {count} 家機構'],
  add_other: ['Add {count} institutions', '新增 {count} 家机构', '新增 {count} 家機構'],
  good_one: ['{name}: {count} row, without faults', '{name}：{count} 行，无误', '{name}：{count} 行，無誤'],
  good_other: [
    '{name}: {count} rows, without faults',
    '{name}：{count} 行，均无误',
    '{name}：{count} 行，均無誤',
  ],
  done_one: ['{count} institution added', '已新增 {count} 家机构', '已新增 {count} 家機構'],
  done_other: ['{count} institutions added', '已新增 {count} 家机构', '已新增 {count} 家機構'],
  alike_one: [
    '{count} row may already exist. It is added all the same.',
    '{count} 行可能已有，仍会新增。',
    '{count} 行可能已有，仍會新增。',
  ],
  alike_other: [
    '{count} rows may already exist. They are added all the same.',
    '{count} 行可能已有，仍会新增。',
    '{count} 行可能已有，仍會新增。',
  ],
  alikeRow: ['Row {row}: {name} – {other}', '第 {row} 行：{name} – {other}', '第 {row} 行：{name} – {other}'],
  alikeSame: [
    'Row {row}: {name} – also in row {same}',
    '第 {row} 行：{name} – 亦见第 {same} 行',
    '第 {row} 行：{name} – 亦見第 {same} 行',
  ],
  faults: ['Wrong cells', '有误的单元格', '有誤的儲存格'],
  row: ['Row', '行', '行'],
  column: common.column,
  problem: common.problem,
})
