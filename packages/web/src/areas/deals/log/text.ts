import { defineText, inColumns } from '../../../platform/text.ts'

/** The deal log. US, CN, HK. */
const rows = {
  title: ['Deal log', '项目日志', '項目日誌'],
  failed: ['The log could not be loaded', '日志加载失败', '日誌載入失敗'],
  again: ['Try again', '重试', '重試'],
  empty: ['Nothing in the log fits', '没有符合条件的日志', '沒有符合條件的日誌'],
  'empty.hint': [
    'Widen the dates, or choose other kinds and people.',
    '请放宽日期，或选择其他类别与人员。',
    '請放寬日期，或選擇其他類別與人員。',
  ],
  'empty.reset': ['Show everything', '显示全部', '顯示全部'],
  'filter.kind': ['Kind', '类别', '類別'],
  'filter.person': ['Person', '人员', '人員'],
  'filter.days': ['Days', '日期', '日期'],
  'filter.from': ['From', '开始日期', '開始日期'],
  'filter.until': ['Until', '结束日期', '結束日期'],
  'column.seq': ['No.', '序号', '序號'],
  'column.at': ['Time ({zone})', '时间（{zone}）', '時間（{zone}）'],
  'column.who': ['Who', '人员', '人員'],
  'column.what': ['What', '事项', '事項'],
  'column.hash': ['Hash', '哈希', '雜湊'],
  clock: ['The clock', '系统时钟', '系統時鐘'],
  from: ['was', '原为', '原為'],
  to: ['now', '现为', '現為'],
  more_one: ['{count} more', '另有 {count} 项', '另有 {count} 項'],
  more_other: ['{count} more', '另有 {count} 项', '另有 {count} 項'],
  copy: ['Copy the hash of line {seq}', '复制第 {seq} 行的哈希', '複製第 {seq} 行的雜湊'],
  copied: ['Copied', '已复制', '已複製'],
  total_one: ['{count} line', '{count} 行', '{count} 行'],
  total_other: ['{count} lines', '{count} 行', '{count} 行'],
  download: ['Download Excel', '下载 Excel', '下載 Excel'],
  check: ['Check the chain', '校验日志链', '校驗日誌鏈'],
  'check.hint': [
    'Each line seals the one before it; a changed, missing or added line breaks the chain.',
    '每一行均封存前一行；任何更改、缺失或插入都会使链断裂。',
    '每一行均封存前一行；任何更改、缺漏或插入都會使鏈斷裂。',
  ],
  'check.whole_one': [
    'The chain is whole: {count} line fits. Head {hash}.',
    '日志链完整：{count} 行校验无误。链首 {hash}。',
    '日誌鏈完整：{count} 行校驗無誤。鏈首 {hash}。',
  ],
  'check.whole_other': [
    'The chain is whole: all {count} lines fit. Head {hash}.',
    '日志链完整：全部 {count} 行校验无误。链首 {hash}。',
    '日誌鏈完整：全部 {count} 行校驗無誤。鏈首 {hash}。',
  ],
  'check.broken': [
    'The chain is broken at line {seq}: it is not as it was written. Tell your administrator.',
    '日志链在第 {seq} 行断裂：该行与原记录不符。请告知管理员。',
    '日誌鏈在第 {seq} 行斷裂：該行與原記錄不符。請告知管理員。',
  ],
  'kind.course': ['Course', '进程', '進程'],
  'kind.guidance': ['Guidance', '指引', '指引'],
  'kind.terms': ['Terms', '条款', '條款'],
  'kind.document': ['Documents', '文件', '文件'],
  'kind.order': ['Orders', '订单', '訂單'],
  'kind.allocation': ['Allocation', '配售', '配售'],
} as const

export const logText = defineText('deal-log', inColumns(rows))
