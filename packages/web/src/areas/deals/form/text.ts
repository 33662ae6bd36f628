import { defineText } from '../../../platform/text.ts'

/** What the form says; what its fields are called stands in ../field-words.ts. US, CN, HK. */
const rows = {
  choose: ['Choose', '请选择', '請選擇'],
  yes: ['Yes', '是', '是'],
  no: ['No', '否', '否'],
  fixed: ['Fixed', '不可修改', '不可修改'],
  'fixed.why': [
    'This cannot be changed once the deal is announced.',
    '项目公布后不可再修改此项。',
    '項目公佈後不可再修改此項。',
  ],

  contest: ['Changed by both of you', '双方均已修改', '雙方均已修改'],
  'contest.theirs': ['Saved meanwhile', '他人已保存', '他人已儲存'],
  'contest.yours': ['Yours', '您的修改', '您的修改'],
  'contest.take': ['Take theirs', '采用对方的', '採用對方的'],
  'contest.keep': ['Keep mine', '保留我的', '保留我的'],

  'section.deal': ['Deal', '项目', '項目'],
  'section.issuer': ['Issuer', '发行人', '發行人'],

  'name.hint': [
    'As the desk calls it: issuer, currency, tenor.',
    '按日常称呼填写：发行人、币种、期限。',
    '按日常稱呼填寫：發行人、幣種、年期。',
  ],
  'note.hint': [
    'Investors read it on the deal page.',
    '投资者可在项目页面看到。',
    '投資者可在項目頁面看到。',
  ],

  save: ['Save draft', '保存草稿', '儲存草稿'],
  'save.changes': ['Save changes', '保存修改', '儲存修改'],
} as const

const column = <At extends 0 | 1 | 2>(at: At) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as {
    readonly [Key in keyof typeof rows]: (typeof rows)[Key][At]
  }

export const formText = defineText('dealForm', { US: column(0), CN: column(1), HK: column(2) })
