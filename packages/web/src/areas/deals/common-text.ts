/** Each text that several screens of this area show, once. US, CN, HK. */
export const dealsCommon = {
  abortDeal: ['Abort deal', '终止项目', '終止項目'],
  addATranche: ['Add a tranche', '新增分档', '新增分檔'],
  noInstitutionFound: ['No institution found', '未找到机构', '找不到機構'],
  agency: ['Agency', '评级机构', '評級機構'],
  changeFilters: [
    'Change a filter, or clear them all.',
    '请调整筛选条件，或全部清除。',
    '請調整篩選條件，或全部清除。',
  ],
  copyAsANewDeal: ['Copy as a new deal', '复制为新项目', '複製為新項目'],
  countDeal: ['{count} deal', '{count} 个项目', '{count} 個項目'],
  countDeals: ['{count} deals', '{count} 个项目', '{count} 個項目'],
  dealSize: ['Size', '规模', '規模'],
  guidanceHistory: ['Guidance history', '指引历史', '指引紀錄'],
  nameIsFull: [
    'A name has at most 120 characters. Shorten it.',
    '名称最多 120 个字符，请缩短。',
    '名稱最多 120 個字元，請縮短。',
  ],
  newDeal: ['New deal', '新建项目', '新增項目'],
  noDealMatchesTheseFilters: ['No deal matches these filters', '没有符合条件的项目', '沒有符合條件的項目'],
  theDealCouldNotBeLoaded: ['The deal could not be loaded', '项目加载失败', '未能載入項目'],
  theDealsCouldNotBeLoaded: ['The deals could not be loaded', '项目加载失败', '未能載入項目'],
  thisDeal: ['This deal', '本项目', '本項目'],
  tranches: ['Tranches', '分档', '分檔'],
} as const
