import { defineText, inColumns } from '../../../platform/text.ts'

/** My Orders. US, CN, HK. */
const rows = {
  orders: ['Your orders', '您的订单', '您的訂單'],
  count_one: ['{count} order', '{count} 笔订单', '{count} 筆訂單'],
  count_other: ['{count} orders', '{count} 笔订单', '{count} 筆訂單'],

  excel: ['Download Excel', '下载 Excel', '下載 Excel'],

  'filter.label': ['Filters of your orders', '订单筛选', '訂單篩選'],
  'filter.short': ['Filters', '筛选', '篩選'],
  'filter.count_one': ['{count} filter', '{count} 个筛选条件', '{count} 個篩選條件'],
  'filter.count_other': ['{count} filters', '{count} 个筛选条件', '{count} 個篩選條件'],
  'filter.keyword': ['Number, deal or account', '编号、项目或账户', '編號、項目或賬戶'],
  'filter.clearKeyword': ['Clear the search', '清除搜索', '清除搜尋'],
  'filter.status': ['Order status', '订单状态', '訂單狀態'],
  'filter.deal': ['Deal', '项目', '項目'],
  'filter.clear': ['Clear filters', '清除筛选', '清除篩選'],
  'key.find': ['Search your orders', '搜索订单', '搜尋訂單'],

  'failed.title': ['Your orders could not be loaded', '订单加载失败', '訂單載入失敗'],
  again: ['Try again', '重试', '重試'],
  'empty.title': ['No order yet', '暂无订单', '暫無訂單'],
  'empty.hint': [
    'Open one of the deals below to place your first order.',
    '打开下方任一项目即可提交首笔订单。',
    '開啟下方任一項目即可提交首筆訂單。',
  ],
  'empty.step': ['See the deals', '查看项目', '查看項目'],
  'none.title': ['No order matches these filters', '没有符合筛选条件的订单', '沒有符合篩選條件的訂單'],
  'none.hint': [
    'Clear them to see all of your orders.',
    '清除筛选即可查看全部订单。',
    '清除篩選即可查看全部訂單。',
  ],

  'column.number': ['Order', '订单', '訂單'],
  'column.deal': ['Deal', '项目', '項目'],
  'column.status': ['Status', '状态', '狀態'],
  'column.currency': ['Ccy', '币种', '幣種'],
  'column.size': ['Size (mm)', '数量（百万）', '數量（百萬）'],
  'column.level': ['My level', '我的限价', '我的限價'],
  'column.commitment': ['Commitment', '承诺类型', '承諾類型'],
  'column.guidance': ['Guidance now', '当前指引', '目前指引'],
  'column.stand': ['In or out, and why', '是否入围及原因', '是否入圍及原因'],
  'column.answer': ['Answer (mm)', '回复（百万）', '回覆（百萬）'],
  'column.test': ['Test (mm)', '测试（百万）', '測試（百萬）'],
  'column.shownAt': ['Updated', '更新时间', '更新時間'],
  'column.account': ['Account', '账户', '賬戶'],
  'column.through': ['Through', '经由银行', '經由銀行'],
  'column.enteredBy': ['Entered by', '录入人', '錄入人'],
  'column.submittedAt': ['Submitted', '提交时间', '提交時間'],
  'column.closesAt': ['Book closes', '簿记截止', '簿記截止'],
  'column.width': ['Width of the column {name}', '“{name}”列宽', '「{name}」欄寬'],
  columns: ['Columns', '列', '欄'],
  'columns.reset': ['As usual', '恢复默认', '恢復預設'],

  open: ['Order {number}, {deal}', '订单 {number}，{deal}', '訂單 {number}，{deal}'],
  conditional: ['Conditional', '有条件', '有條件'],
  'conditional.hint': [
    'Sent after the book went subject: it waits for a manager to accept it.',
    '在转为有条件接单后提交，须经管理人接受。',
    '在轉為有條件接單後提交，須經管理人接受。',
  ],
  intention: ['Intention', '意向单', '意向單'],
  soft: ['Soft', '非确定', '非確定'],
  test: ['Test', '测试', '測試'],
  'fpg.waiting': ['Answer wanted', '待回复', '待回覆'],
  'fpg.silent': ['Unanswered', '未回复', '未回覆'],
  'out.dropped': ['Out: dropped at FPG', '未入围：已在 FPG 退出', '未入圍：已在 FPG 退出'],
  'out.silent': [
    'Out: unanswered, and dropped by the rule of the deal',
    '未入围：未回复，已按项目规则退出',
    '未入圍：未回覆，已按項目規則退出',
  ],
  onBehalf: ['{name}, on your behalf', '{name}（代您录入）', '{name}（代您錄入）'],

  'wanted.title': ['Wanted now', '待您回复', '待您回覆'],
  'wanted.count_one': ['{count} answer', '{count} 项', '{count} 項'],
  'wanted.count_other': ['{count} answers', '{count} 项', '{count} 項'],
  'wanted.fpg': ['Reconfirm at {level}', '请在 {level} 确认', '請在 {level} 確認'],
  'wanted.test': ['A size at {level} is asked for', '询问您在 {level} 的数量', '詢問您在 {level} 的數量'],
  'wanted.submit': [
    'The test is over: submit your intention',
    '测试已结束：请提交意向单',
    '測試已結束：請提交意向單',
  ],
  'wanted.submitted': ['Submitted', '已提交', '已提交'],
  'wanted.gone': ['Nothing is wanted of it any longer', '已无需回复', '已無需回覆'],
} as const

export const myOrdersText = defineText('my-orders', inColumns(rows))
