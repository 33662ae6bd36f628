import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { mostOrderLevels, type Meaning } from '@bookrunner/domain/orders'
import { Button, Flex } from 'antd'
import { useText } from '../../../platform/text.ts'
import type { TicketDeal } from './deal-context.ts'
import { OrderLevelFields } from './OrderLevelFields.tsx'
import { ticketText } from './text.ts'
import { nextOrderLevel, type TypedOrderLevel } from './typed.ts'
import type { Ticket } from './use-ticket.ts'
import css from './ticket.module.css'
import formCss from '../../../kit/form/form.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly ticket: Ticket
  readonly deal: TicketDeal
  readonly meaning: Meaning | undefined
  readonly disabled: boolean
}

/** Size and limit, or a ladder with problems at each level and the counting level marked. */
export function LadderEditor({ ticket, deal, meaning, disabled }: Props) {
  const t = useText(ticketText)
  const { orderLevels } = ticket.typed
  const set = (next: readonly TypedOrderLevel[]) => ticket.set({ orderLevels: next })
  const ladderFault = ticket.faultOf('orderLevels')
  return (
    <>
      {orderLevels.length === 1 ? (
        <OrderLevelFields
          ticket={ticket}
          deal={deal}
          at={0}
          disabled={disabled}
          onOrderLevel={(orderLevel) => set([orderLevel])}
        />
      ) : (
        <ol className={css.ladder} data-field="orderLevels">
          {orderLevels.map((orderLevel, at) => (
            // Levels have no ids; problems refer to the index too.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} data-counts={counts(ticket, meaning, at) || undefined}>
              <LadderHead
                at={at}
                counting={counts(ticket, meaning, at)}
                disabled={disabled}
                onRemove={() => set(orderLevels.filter((each) => each !== orderLevel))}
              />
              <OrderLevelFields
                ticket={ticket}
                deal={deal}
                at={at}
                quiet
                disabled={disabled}
                onOrderLevel={(next) => set(orderLevels.map((each, place) => (place === at ? next : each)))}
              />
              <OrderLevelFault message={ticket.faultOf(`orderLevels.${at}`)} />
            </li>
          ))}
        </ol>
      )}
      <OrderLevelFault message={ladderFault} />
      {orderLevels.length > 1 && <p className={textCss.note}>{t('ladder.hint')}</p>}
      {orderLevels.length < mostOrderLevels && !disabled && (
        <Button
          type="link"
          className={css.link}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => set([...orderLevels, nextOrderLevel(orderLevels)])}
        >
          {t('ladder.add')}
        </Button>
      )}
    </>
  )
}

/** Whether a level counts today: in a range, at the end at which the order is in. */
const counts = ({ read }: Ticket, meaning: Meaning | undefined, at: number): boolean => {
  const today = meaning?.today
  const orderLevel = today?.fit === 'in' ? today.tight.orderLevel : today?.wide.orderLevel
  return orderLevel !== null && orderLevel !== undefined && read.orderLevels[at] === orderLevel
}

interface HeadProps {
  readonly at: number
  readonly counting: boolean
  readonly disabled: boolean
  readonly onRemove: () => void
}

function LadderHead({ at, counting, disabled, onRemove }: HeadProps) {
  const t = useText(ticketText)
  return (
    <Flex align="center" gap={8} className={css.ladderHead}>
      <span>{t('ladder.level', { at: at + 1 })}</span>
      {counting && <span className={css.ladderCounts}>{t('ladder.counts')}</span>}
      <Button
        type="text"
        size="small"
        disabled={disabled}
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('ladder.remove', { at: at + 1 })}
        onClick={onRemove}
      />
    </Flex>
  )
}

function OrderLevelFault({ message }: { readonly message: string | undefined }) {
  return message ? (
    <p className={formCss.ticketUnder} data-wrong role="alert">
      {message}
    </p>
  ) : null
}
