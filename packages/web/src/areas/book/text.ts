import { defineText } from '../../platform/text.ts'

/** The order book of a deal. US, CN, HK. */
const rows = {
  title: ['Order book', '订单簿', '訂單簿'],
  'title.of': ['Book · {deal}', '订单簿 · {deal}', '訂單簿 · {deal}'],
  back: ['Deal', '项目', '項目'],
  enter: ['Enter order', '录入订单', '錄入訂單'],
  bulk: ['Enter a list', '批量录入', '批量錄入'],
  place: ['Order book', '订单簿', '訂單簿'],
  'key.filter': ['Filter the book', '筛选订单簿', '篩選訂單簿'],
  failed: ['The book could not be loaded', '订单簿加载失败', '訂單簿載入失敗'],
  'failed.again': ['Try again', '重试', '重試'],
  gone: ['This book is not here', '未找到该订单簿', '未找到該訂單簿'],
  'gone.hint': [
    'The deal was deleted, or your house has no role in it any more.',
    '项目已删除，或贵机构在其中不再担任角色。',
    '項目已刪除，或貴機構在其中不再擔任角色。',
  ],
  shut: ['This book is not yours to read', '您无权查看该订单簿', '您無權查看此訂單簿'],
  'shut.hint': [
    'Your role in the deal shows its terms and not its orders.',
    '您在项目中的角色可查看条款，但不能查看订单。',
    '您在項目中的角色可查看條款，但不能查看訂單。',
  ],
  list: ['To the list of deals', '返回项目列表', '返回項目列表'],

  total: ['Book', '订单总额', '訂單總額'],
  'total.hint': ['Firm orders, whatever their limits', '全部确定订单，不论限价', '全部確定訂單，不論限價'],
  inBook: ['In at today’s level', '当前水平入围', '目前水平入圍'],
  'inBook.share': ['{share}% of the book', '占订单总额 {share}%', '佔訂單總額 {share}%'],
  cover: ['Coverage', '认购倍数', '認購倍數'],
  'cover.hint': ['Book against the size of the issue', '订单总额除以发行规模', '訂單總額除以發行規模'],
  soft: ['Soft', '非确定', '非確定'],
  jlm: ['JLM interest', 'JLM 自有', 'JLM 自有'],
  conditional: ['Conditional', '有条件', '有條件'],
  orders: ['Orders', '订单数', '訂單數'],
  asOf: ['As of {time}', '截至 {time}', '截至 {time}'],
  sightOwn: [
    'Your house sees the orders it leads; the totals are the whole book’s.',
    '贵机构只能看到其牵头的订单；合计为整个订单簿。',
    '貴機構只能看到其牽頭的訂單；合計為整個訂單簿。',
  ],
  'totals.title': ['You see the totals of this book', '您可查看该订单簿的合计', '您可查看此訂單簿的合計'],
  'totals.hint': [
    'Your role only looks on: single orders and their names are not shown.',
    '您的角色仅可旁观：不显示单笔订单及其名称。',
    '您的角色僅可旁觀：不顯示單筆訂單及其名稱。',
  ],
  'empty.title': ['No orders yet', '暂无订单', '暫無訂單'],
  'empty.hint': [
    'Orders of investors appear here as they come.',
    '投资者的订单一到即会显示在这里。',
    '投資者的訂單一到即會顯示在這裡。',
  ],
  'none.title': ['No order fits', '没有符合的订单', '沒有符合的訂單'],
  'none.hint': [
    '{count} orders are hidden by the filter.',
    '筛选隐藏了 {count} 笔订单。',
    '篩選隱藏了 {count} 筆訂單。',
  ],
  'none.clear': ['Clear the filter', '清除筛选', '清除篩選'],

  filter: ['Investor, bank, number', '投资者、银行、编号', '投資者、銀行、編號'],
  'filter.label': ['Filter orders', '筛选订单', '篩選訂單'],
  'change.label': ['Change since the last push', '自上次推送以来的变动', '自上次推送以來的變動'],
  'change.ALL': ['All', '全部', '全部'],
  'change.NEW': ['New', '新单', '新單'],
  'change.MOD': ['Modified', '修改', '修改'],
  'change.SAME': ['Same', '不变', '不變'],
  'change.CANCEL': ['Cancelled', '取消', '取消'],
  shown: ['{shown} of {all}', '{all} 笔中的 {shown} 笔', '{all} 筆中的 {shown} 筆'],
  table: ['Orders of the book', '订单簿的订单', '訂單簿的訂單'],

  'column.number': ['Number', '编号', '編號'],
  'column.investor': ['Investor', '投资者', '投資者'],
  'column.region': ['Region', '地区', '地區'],
  'column.type': ['Type', '类型', '類型'],
  'column.through': ['Through', '经由', '經由'],
  'column.leads': ['Leads', '牵头行', '牽頭行'],
  'column.size': ['Size', '数量', '數量'],
  'column.limits': ['Limits', '限价', '限價'],
  'column.stand': ['In', '入围', '入圍'],
  'column.testSize': ['Test', '测试', '測試'],
  'column.fpgSize': ['FPG', 'FPG', 'FPG'],
  'column.fpgState': ['FPG answer', 'FPG 回复', 'FPG 回覆'],
  'column.change': ['Change', '变动', '變動'],
  'column.commitment': ['Kind', '承诺', '承諾'],
  'column.flags': ['Flags', '标记', '標記'],
  'column.conditional': ['Cond.', '有条件', '有條件'],
  'column.updated': ['Updated', '更新', '更新'],
  'ladder.more': ['{limit} +{count}', '{limit} +{count}', '{limit} +{count}'],
  'fpg.none': ['–', '–', '–'],
  'fpg.waiting': ['Waiting', '待回复', '待回覆'],
  'fpg.answered': ['Answered', '已回复', '已回覆'],
  'fpg.silent': ['Silent', '未回复', '未回覆'],
  open: ['Open order {number}', '打开订单 {number}', '開啟訂單 {number}'],
} as const

const column = <At extends 0 | 1 | 2>(at: At) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as {
    readonly [Key in keyof typeof rows]: (typeof rows)[Key][At]
  }

export const bookText = defineText('book', { US: column(0), CN: column(1), HK: column(2) })
