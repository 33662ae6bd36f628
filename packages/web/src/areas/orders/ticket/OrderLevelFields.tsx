import { showGuidance } from '@bookrunner/domain/deals'
import { rulesOf } from '@bookrunner/domain/orders'
import { Select } from 'antd'
import { unitBeside } from '../../../kit/amounts.ts'
import { useText } from '../../../platform/text.ts'
import { limitText, overOf, orderText, sizeRulesText, shownSize } from '../parts/index.ts'
import { limitChoicesOf, type TicketDeal } from './deal-context.ts'
import { choiceFor } from './read-typed.ts'
import { TextInput } from './TextInput.tsx'
import { ticketText } from './text.ts'
import type { LimitChoice, TypedOrderLevel } from './typed.ts'
import type { Ticket } from './use-ticket.ts'

interface Props {
  readonly ticket: Ticket
  readonly deal: TicketDeal
  readonly at: number
  readonly onOrderLevel: (orderLevel: TypedOrderLevel) => void
  readonly disabled: boolean
  /** In a ladder the headings name the columns once. */
  readonly quiet?: boolean
}

/** Size and limit of one level. */
export function OrderLevelFields(props: Props) {
  return (
    <>
      <SizeField {...props} />
      <LimitField {...props} />
    </>
  )
}

function SizeField({ ticket, deal, at, onOrderLevel, disabled, quiet = false }: Props) {
  const t = useText(ticketText)
  const orderT = useText(orderText)
  const orderLevel = ticket.typed.orderLevels[at]
  if (!orderLevel) return null
  const read = ticket.read.orderLevels[at]
  const { currency } = deal.published.header
  const understood = read && `${currency ?? ''} ${shownSize(read.size)}`.trim()
  const rules = sizeRulesText(rulesOf(deal.rules), orderT)
  return (
    <TextInput
      ticket={ticket}
      field={`orderLevels.${at}.size`}
      label={quiet ? `${t('ladder.level', { at: at + 1 })}: ${t('size')}` : t('size')}
      quiet={quiet}
      required
      value={orderLevel.size}
      inputMode="decimal"
      placeholder={quiet ? undefined : t('size.example')}
      suffix={<span translate="no">{unitBeside(orderLevel.size)}</span>}
      disabled={disabled}
      hint={
        quiet ? undefined : (
          <>
            {understood && <strong className="br-figures">{understood}</strong>}{' '}
            <span className="br-figures">{rules}</span>
          </>
        )
      }
      onValue={(size) => onOrderLevel({ ...orderLevel, size })}
    />
  )
}

function LimitField({ ticket, deal, at, onOrderLevel, disabled, quiet = false }: Props) {
  const t = useText(ticketText)
  const orderLevel = ticket.typed.orderLevels[at]
  if (!orderLevel) return null
  const choices = limitChoicesOf(deal)
  const usual = choices[0] ?? 'minSpread'
  const { choice } = orderLevel
  const field = `orderLevels.${at}.${fieldOf(choice, usual)}`
  const label = quiet ? `${t('ladder.level', { at: at + 1 })}: ${t('limit')}` : t('limit')
  return (
    <>
      <TextInput
        ticket={ticket}
        field={field}
        label={label}
        quiet={quiet}
        value={orderLevel.limit}
        inputMode="decimal"
        placeholder={choice === 'reoffer' ? t('limit.any') : exampleOf(deal, choice)}
        disabled={disabled}
        hint={quiet ? undefined : <LimitHint ticket={ticket} deal={deal} at={at} />}
        onValue={(limit) =>
          onOrderLevel({ ...orderLevel, limit, choice: choiceFor(limit, choice, usual, orderLevel.limit) })
        }
        before={
          <Select
            aria-label={`${label}: ${t('limit.kind')}`}
            value={choice}
            disabled={disabled}
            popupMatchSelectWidth={false}
            options={(['reoffer', ...choices] as const).map((value) => ({
              value,
              label: t(`limit.${value}`),
            }))}
            onChange={(next: LimitChoice) =>
              onOrderLevel({
                ...orderLevel,
                choice: next,
                ...(next === 'reoffer' && { limit: '', other: '' }),
              })
            }
          />
        }
      />
      {choice === 'both' && (
        <TextInput
          ticket={ticket}
          field={`orderLevels.${at}.minYield`}
          label={t('limit.other')}
          value={orderLevel.other}
          inputMode="decimal"
          suffix={<span translate="no">%</span>}
          disabled={disabled}
          onValue={(other) => onOrderLevel({ ...orderLevel, other })}
        />
      )}
    </>
  )
}

const fieldOf = (choice: LimitChoice, usual: LimitChoice): string => {
  if (choice === 'reoffer') return usual
  return choice === 'both' ? 'minSpread' : choice
}

/** Today's level as an example of input. */
const exampleOf = ({ published: { header } }: TicketDeal, choice: LimitChoice): string => {
  const level = header.guidance?.level
  if (choice === 'minYield') return level?.basis === 'yield' ? level.level : '4.75'
  if (choice === 'maxPrice') return level?.basis === 'price' ? level.level : '99.50'
  return level?.basis === 'spread' ? showGuidance({ ...level, to: null, words: null }) : 'T+120'
}

/** The parsed limit. */
function LimitHint({ ticket, deal, at }: Pick<Props, 'ticket' | 'deal' | 'at'>) {
  const t = useText(ticketText)
  const orderT = useText(orderText)
  const orderLevel = ticket.read.orderLevels[at]
  if (ticket.typed.orderLevels[at]?.choice === 'reoffer') return t('limit.none')
  if (!orderLevel) return null
  const over = overOf(deal.published.header.guidance?.level)
  const limits = (['minSpread', 'minYield', 'maxPrice'] as const).flatMap((kind) => {
    const limit = orderLevel[kind]
    return limit === null ? [] : [orderT(`limit.${kind}`, { limit: limitText(kind, limit, over) })]
  })
  return <span className="br-figures">{limits.join(orderT('limit.join'))}</span>
}
