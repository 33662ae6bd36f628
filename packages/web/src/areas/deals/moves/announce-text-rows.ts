import type { Rows } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Texts of the dialog that announces a deal or opens its test. US, CN, HK. */
export const announceRows = {
  'submit.title': ['Announce the deal', '公布项目', '公佈項目'],
  'submit.notice': ['Notice to investors', '投资者通知', '投資者通知'],
  'submit.notSet': ['Not set: {fields}', '尚未设定：{fields}', '尚未設定：{fields}'],
  'submit.check': ['Check before announcing', '公布前请核对', '公佈前請核對'],
  'submit.and': [', ', '、', '、'],
  'submit.testEnds': common.testEnds,
  'submit.missing_one': [
    '{count} field is missing or wrong',
    '{count} 个字段缺失或有误',
    '{count} 個欄位缺漏或有誤',
  ],
  'submit.missing_other': [
    '{count} fields are missing or wrong',
    '{count} 个字段缺失或有误',
    '{count} 個欄位缺漏或有誤',
  ],
  'submit.target.IPG': ['IPG', 'IPG', 'IPG'],
  'submit.target.Test': common.test,
  'submit.verb.IPG': ['Announce deal', '公布项目', '公佈項目'],
  'submit.verb.Test': ['Open test', '开启测试', '開啟測試'],
  'submit.done.IPG': ['Deal announced', '项目已公布', '項目已公佈'],
  'submit.done.Test': ['Test opened', '测试已开启', '測試已開啟'],
  'submit.saved': [
    'The draft is saved. It is announced only when you confirm.',
    '草稿已保存，确认后才会公布。',
    '草稿已儲存，確認後才會公佈。',
  ],
  'submit.effect.IPG': [
    'Investors see the deal at {level} and can place orders.',
    '投资者可看到 {level} 的项目并可下单。',
    '投資者可看到 {level} 的項目並可落單。',
  ],
  'submit.effect.Test': [
    'Investors see the deal and indicate their size at {level}. Indications are not binding.',
    '投资者可看到项目并就 {level} 反馈数量，意向不具约束力。',
    '投資者可看到項目並就 {level} 回覆數量，意向不具約束力。',
  ],
  'submit.effect.log': [
    'From now on every change to the terms needs a reason and is logged.',
    '此后条款的每项更改须填写原因并记入日志。',
    '此後條款的每項更改須填寫原因並記入日誌。',
  ],
} as const satisfies Rows
