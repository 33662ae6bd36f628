/** Texts that both screens of loan deals show. US, CN, HK. */
export const loanCommon = {
  clearFilter: ['Clear a filter to see more.', '请清除筛选条件。', '請清除篩選條件。'],
  search: ['Borrower, user, bond or ISIN', '融资方、联系人、债券或 ISIN', '融資方、聯絡人、債券或 ISIN'],
  reviewed: ['Reviewed', '已审阅', '已審閱'],
} as const
