import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** The deal log. US, CN, HK. */
export const logText = defineText('deal-log', {
  title: common.dealLog,
  failed: common.logNotLoaded,
  empty: common.noLogEntries,
  'empty.hint': common.noLogEntriesHint,
  'column.seq': ['No.', '序号', '序號'],
  'column.at': common.timeInZone,
  'column.who': common.who,
  'column.what': common.what,
  'column.hash': common.hash,
  clock: common.automatic,
  copy: ['Copy the hash of line {seq}', '复制第 {seq} 行的哈希值', '複製第 {seq} 行的雜湊值'],
  copied: common.copied,
  total_one: common.countLine,
  total_other: common.countLines,
  check: ['Check the chain', '校验日志链', '校驗日誌鏈'],
  'check.hint': [
    'Each entry seals the one before it. A changed, missing or added entry breaks the chain.',
    '每条记录封存前一条；任何更改、缺失或插入都会使链断裂。',
    '每條紀錄封存前一條；任何更改、缺漏或插入都會使鏈斷裂。',
  ],
  'check.whole_one': [
    'The chain is intact: {count} entry verified. Head {hash}.',
    '日志链完整：已校验 {count} 条记录。链首 {hash}。',
    '日誌鏈完整：已校驗 {count} 條紀錄。鏈首 {hash}。',
  ],
  'check.whole_other': [
    'The chain is intact: {count} entries verified. Head {hash}.',
    '日志链完整：已校验 {count} 条记录。链首 {hash}。',
    '日誌鏈完整：已校驗 {count} 條紀錄。鏈首 {hash}。',
  ],
  'check.broken': [
    'The chain is broken at line {seq}. Contact your administrator.',
    '日志链在第 {seq} 行断裂，请联系管理员。',
    '日誌鏈在第 {seq} 行斷裂，請聯絡管理員。',
  ],
  'kind.lifecycle': common.status,
  'kind.guidance': common.guidance,
  'kind.terms': common.terms,
  'kind.document': common.documents,
  'kind.order': common.orders,
  'kind.allocation': common.allocation,
})
