import { quotaRows } from '@bookrunner/contract/quota'
import { nameIn } from '@bookrunner/domain/kernel'
import type { QuotaLevel } from '@bookrunner/domain/quota'
import { quotaCommon } from '../common-text.ts'
import { common } from '../../../kit/common-text.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { defineText, useText } from '../../../platform/text.ts'
import type { QuotaRow } from './use-quota.ts'

/** Words that the file of limits has too. */
export const quotaWords = defineText('quota-words', quotaRows)

/** What all screens of limits say. US, CN, HK. */
export const quotaText = defineText('quota', {
  'subject.business': ['Whole business', '全部业务', '全部業務'],
  'subject.pair': ['{institution}, {deal}', '{institution}，{deal}', '{institution}，{deal}'],
  limits: quotaRows.limits,
  history: common.history,
  historyOf: ['History of {subject}', '{subject}的历史记录', '{subject}的歷史紀錄'],
  allHistory: ['All history', '全部记录', '全部紀錄'],
  hidden: common.notShown,
  fromDay: quotaCommon.fromDay,
  'hidden.why': [
    'Used, available and state are not shown for limits on a bond: they would tell the size of orders.',
    '债券限额不显示已用金额、可用金额和状态，以免透露订单金额。',
    '債券限額不顯示已用金額、可用金額及狀態，以免透露訂單金額。',
  ],
  bar: [
    '{part}% of the limit is used, warning from {warn}%',
    '已使用限额的 {part}%，预警线 {warn}%',
    '已使用限額的 {part}%，預警線 {warn}%',
  ],
  noRate: quotaCommon.noRate,
  find: ['Type a part of the name', '输入部分名称', '輸入部分名稱'],
  'find.none': ['Nothing found', '未找到', '找不到'],
  'entity.required': ['Choose an institution.', '请选择机构。', '請選擇機構。'],
  'deal.required': ['Choose a deal.', '请选择项目。', '請選擇項目。'],
  reason: common.reason,
  'reason.hint': ['It stays in the history.', '将记入历史记录。', '將記入歷史紀錄。'],
  'reason.required': common.enterAReason,
  'converted.mark': ['Converted to the currency of the limit', '已折算为限额币种', '已折算為限額幣種'],
  converted: ['Converted with {rates}', '折算汇率：{rates}', '折算匯率：{rates}'],
  'converted.one': ['{currency} {rate} of {day}', '{currency} {rate}（{day}）', '{currency} {rate}（{day}）'],
  again: common.tryAgain,
  cancel: common.cancel,
})

/** What a limit is on: an institution, a bond, both, or the whole business. */
export function useSubject() {
  const t = useText(quotaText)
  const lang = useStore(langStore)
  return ({
    level,
    entity,
    deal,
  }: {
    readonly level: QuotaLevel | null
    readonly entity: QuotaRow['entity']
    readonly deal: QuotaRow['deal']
  }): string => {
    const institution = entity ? nameIn(lang, entity) : ''
    if (entity && deal) return t('subject.pair', { institution, deal: deal.name })
    return institution || deal?.name || (level === 'business' ? t('subject.business') : '')
  }
}
