import { defineText } from '../../../platform/text.ts'

/** A desk's orders: entering them, and each in full. US, CN, HK. */
const rows = {
  'flag.jlm': ['JLM interest', 'JLM 自有订单', 'JLM 自有訂單'],
  'flag.x': [
    'X-order: its name is hidden from other managers',
    'X 订单：对其他管理人隐藏名称',
    'X 訂單：對其他管理人隱藏名稱',
  ],
  'flag.proprietary': ['Proprietary order of a bank', '银行自营订单', '銀行自營訂單'],
  'flag.group': ['Company of a bank’s group', '银行集团公司', '銀行集團公司'],
  'flag.issuer': ['Issuer-related', '发行人关联', '發行人關聯'],
  'flag.omnibus': [
    'Omnibus: several investors behind it',
    '综合订单：背后有多名投资者',
    '綜合訂單：背後有多名投資者',
  ],
  'flagShort.jlm': ['JLM', 'JLM', 'JLM'],
  'flagShort.x': ['X', 'X', 'X'],
  'flagShort.proprietary': ['Prop', '自营', '自營'],
  'flagShort.group': ['Grp', '集团', '集團'],
  'flagShort.issuer': ['Iss', '关联', '關聯'],
  'flagShort.omnibus': ['Omni', '综合', '綜合'],
} as const

const column = <At extends 0 | 1 | 2>(at: At) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as {
    readonly [Key in keyof typeof rows]: (typeof rows)[Key][At]
  }

export const deskText = defineText('orders-desk', { US: column(0), CN: column(1), HK: column(2) })
