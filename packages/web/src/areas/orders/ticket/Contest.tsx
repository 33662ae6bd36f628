import { orderCodeName } from '@bookrunner/contract/orders'
import { Button, Flex } from 'antd'
import { listed } from '../../../kit/format.ts'
import { useText, type TranslateOf } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { orderLevelText, orderText, overOf } from '../parts/index.ts'
import type { TicketDeal } from './deal-context.ts'
import { readTyped } from './read-typed.ts'
import { ticketText } from './text.ts'
import type { TypedOrder, TypedField, TypedOrderLevel } from './typed.ts'
import type { Ticket } from './use-ticket.ts'
import css from './ticket.module.css'
import formCss from '../../../kit/form/form.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly ticket: Ticket
  readonly deal: TicketDeal
}

const labels = {
  orderLevels: 'orderLevels',
  commitment: 'commitment',
  minSize: 'minSize',
  maxSize: 'maxSize',
  throughId: 'through',
  account: 'account',
  hedge: 'hedge',
  comment: 'comment',
  underlying: 'underlying',
} as const satisfies Record<TypedField, string>

/** Another person saved meanwhile: shows it, and a choice for fields that both changed. */
export function Contest({ ticket, deal }: Props) {
  const t = useText(ticketText)
  const { contested, base, values, meanwhile } = ticket.state
  if (!meanwhile) return null
  return (
    <Flex
      component="section"
      vertical
      gap={4}
      className={css.contests}
      role="status"
      aria-label={t('changed.title')}
    >
      <strong>{t('changed.title')}</strong>
      <p>{contested.length > 0 ? t('changed.choose') : t('changed.taken')}</p>
      {contested.map((field) => (
        <div key={field} data-contest className={formCss.contest} role="group" aria-label={t(labels[field])}>
          {(['theirs', 'yours'] as const).map((side) => (
            <div key={side} className={formCss.contestSide}>
              <span className={textCss.note}>
                {t(labels[field])}: {t(`changed.${side}`)}
              </span>
              <span className={formCss.contestValue}>
                <Value typed={side === 'theirs' ? base : values} field={field} deal={deal} />
              </span>
              <Button onClick={() => ticket.draft.choose(field, side)}>
                {t(side === 'theirs' ? 'changed.take' : 'changed.keep')}
              </Button>
            </div>
          ))}
        </div>
      ))}
    </Flex>
  )
}

/** A level that cannot be read, as it was typed. */
const typedLevelText = ({ size, choice, limit, other }: TypedOrderLevel, t: TranslateOf<typeof ticketText>) =>
  choice === 'reoffer'
    ? `${size}mm ${t('limit.any')}`
    : `${size}mm · ${t(`limit.${choice}`)} ${[limit, other].filter(Boolean).join(' / ')}`

/** "14mm at reoffer; 6mm at min. T+115": both sides in the words of the button that sends one of them. */
function LevelValues({ typed, deal }: { readonly typed: TypedOrder; readonly deal: TicketDeal }) {
  const t = useText(ticketText)
  const orderT = useText(orderText)
  const over = overOf(deal.published.header.guidance?.level)
  const { orderLevels } = readTyped(typed, deal.rules)
  const texts = typed.orderLevels.map((typedLevel, at) => {
    const orderLevel = orderLevels[at]
    return orderLevel ? orderLevelText(orderLevel, over, orderT) : typedLevelText(typedLevel, t)
  })
  return <span className="br-figures">{texts.join('; ')}</span>
}

function Value({ typed, field, deal }: { typed: TypedOrder; field: TypedField; deal: TicketDeal }) {
  const t = useText(ticketText)
  const { lang } = useReader()
  const none = t('changed.none')
  switch (field) {
    case 'orderLevels':
      return <LevelValues typed={typed} deal={deal} />
    case 'commitment':
    case 'hedge':
      return orderCodeName(field, typed[field], lang)
    case 'throughId': {
      const bank = deal.banks.find(({ entityId }) => entityId === typed.throughId)
      return bank ? nameOf(bank, lang) : none
    }
    case 'underlying':
      return (
        listed(
          typed.underlying.map(({ name, size }) => `${name} ${size}mm`),
          lang,
        ) || none
      )
    default:
      return typed[field] || none
  }
}
