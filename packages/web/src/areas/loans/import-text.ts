import { glossary } from '@bookrunner/contract/kernel'
import { defineText } from '../../platform/text.ts'

/** Texts of the imports of loan deals and prices. */
export const loanImportText = defineText('loans.import', {
  open: glossary.import,
  'loans.open': glossary.loanDeals,
  'prices.open': ['Current prices', '最新价格', '現價'],
  'loans.title': ['Import loan deals', '导入融资交易', '匯入融資交易'],
  'loans.how': [
    'One loan deal in each row, {most} rows at most. The file is checked before anything is added; all rows are added, or none.',
    '每行一笔融资交易，最多 {most} 行。新增前先核对文件；全部新增，或一笔也不新增。',
    '每行一筆融資交易，最多 {most} 行。新增前先核對檔案；全部新增，或一筆也不新增。',
  ],
  'loans.add_one': ['Add {count} loan deal', '新增 {count} 笔融资交易', '新增 {count} 筆融資交易'],
  'loans.add_other': ['Add {count} loan deals', '新增 {count} 笔融资交易', '新增 {count} 筆融資交易'],
  'loans.done_one': ['{count} loan deal added', '已新增 {count} 笔融资交易', '已新增 {count} 筆融資交易'],
  'loans.done_other': ['{count} loan deals added', '已新增 {count} 笔融资交易', '已新增 {count} 筆融資交易'],
  'prices.title': ['Import prices', '导入价格', '匯入價格'],
  'prices.how': [
    'One bond in each row, {most} rows at most. The file is checked before any price changes; all prices are stored, or none.',
    '每行一只债券，最多 {most} 行。更新前先核对文件；全部更新，或一个也不更新。',
    '每行一隻債券，最多 {most} 行。更新前先核對檔案；全部更新，或一個也不更新。',
  ],
  'prices.add_one': ['Store {count} price', '保存 {count} 个价格', '儲存 {count} 個價格'],
  'prices.add_other': ['Store {count} prices', '保存 {count} 个价格', '儲存 {count} 個價格'],
  'prices.done_one': ['{count} price stored', '已保存 {count} 个价格', '已儲存 {count} 個價格'],
  'prices.done_other': ['{count} prices stored', '已保存 {count} 个价格', '已儲存 {count} 個價格'],
})
