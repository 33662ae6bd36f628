import { orderFieldTexts } from '@bookrunner/contract/orders'
import { Button } from 'antd'
import { useText } from '../../../platform/text.ts'
import { useWorded } from '../../../platform/worded.ts'
import type { DealDetail } from '@bookrunner/contract/deals'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { quotedAs } from '@bookrunner/domain/orders'
import { deskDealOf } from './desk-deal.ts'
import { standardLadder } from './standard-ladder.ts'
import { deskOrderText } from './order-text.ts'
import { isDeskField, type DeskField, type DeskTyped } from './typed.ts'
import { useOrderCodeName } from './use-order-code-name.ts'
import type { Edit } from './use-edit.ts'
import css from './desk.module.css'

/** Another person saved meanwhile: shows it, and a choice for fields that both changed. */
export function Contest({ edit, detail }: { readonly edit: Edit; readonly detail: DealDetail }) {
  const t = useText(deskOrderText)
  const worded = useWorded()
  const valueOf = useValueText(detail)
  const { draft, state } = edit.form
  const { contested, base, values, meanwhile } = state
  if (!meanwhile) return null
  return (
    <section className={css.contest} role="status" aria-label={t('changed.title')}>
      <strong>{t('changed.title')}</strong>
      <p>{t(contested.length > 0 ? 'changed.choose' : 'changed.taken')}</p>
      {contested.filter(isDeskField).map((field) => (
        <div key={field} role="group" aria-label={worded(orderFieldTexts[field])}>
          <b>{worded(orderFieldTexts[field])}</b>
          <span className="br-figures">{t('changed.theirs', { value: valueOf(field, base) })}</span>
          <Button size="small" onClick={() => draft.choose(field, 'theirs')}>
            {t('changed.take')}
          </Button>
          <span className="br-figures">{t('changed.yours', { value: valueOf(field, values) })}</span>
          <Button size="small" onClick={() => draft.choose(field, 'yours')}>
            {t('changed.keep')}
          </Button>
        </div>
      ))}
    </section>
  )
}

function useValueText(detail: DealDetail): (field: DeskField, typed: DeskTyped) => string {
  const t = useText(deskOrderText)
  const code = useOrderCodeName()
  const { lang } = useReader()
  const { entities } = detail
  const bank = (id: string) =>
    nameOf(
      entities.find(({ entityId }) => entityId === id),
      lang,
      true,
    )
  return (field, typed) => {
    const value = typed[field]
    if (value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0))
      return t('changed.nothing')
    if (value === true) return '✓'
    if (field === 'orderLevels') return standardLadder(typed.orderLevels, quotedAs(deskDealOf(detail)))
    if (field === 'commitment' || field === 'hedge') return code(field, typed[field])
    if (field === 'relations') return typed.relations.map((each) => code('relations', each)).join(', ')
    if (field === 'throughId') return bank(typed.throughId ?? '')
    return field === 'leads' ? typed.leads.map(bank).join(', ') : String(value)
  }
}
