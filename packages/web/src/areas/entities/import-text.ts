import { glossary } from '@bookrunner/contract/kernel'
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
  add_one: ['Add {count} institution', '新增 {count} 家机构', '新增 {count} 家機構'],
  add_other: ['Add {count} institutions', '新增 {count} 家机构', '新增 {count} 家機構'],
  done_one: ['{count} institution added', '已新增 {count} 家机构', '已新增 {count} 家機構'],
  done_other: ['{count} institutions added', '已新增 {count} 家机构', '已新增 {count} 家機構'],
})
