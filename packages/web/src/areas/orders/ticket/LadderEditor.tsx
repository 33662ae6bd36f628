import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { mostOrderLevels, type Meaning } from '@bookrunner/domain/orders'
import { Button } from 'antd'
import { useText } from '../../../platform/text.ts'
import type { TicketDeal } from './deal-context.ts'
import { RungFields } from './RungFields.tsx'
import { ticketText } from './text.ts'
import { nextRung, type TypedRung } from './typed.ts'
import type { Ticket } from './use-ticket.ts'
import css from './ticket.module.css'

interface Props {
  readonly ticket: Ticket
  readonly deal: TicketDeal
  readonly meaning: Meaning | undefined
  readonly disabled: boolean
}

/** Size and limit; or a ladder of them, each with what is wrong beside it and the one that counts marked. */
export function LadderEditor({ ticket, deal, meaning, disabled }: Props) {
  const t = useText(ticketText)
  const { rungs } = ticket.typed
  const set = (next: readonly TypedRung[]) => ticket.set({ rungs: next })
  const whole = ticket.faultOf('rungs')
  return (
    <>
      {rungs.length === 1 ? (
        <RungFields ticket={ticket} deal={deal} at={0} disabled={disabled} onRung={(rung) => set([rung])} />
      ) : (
        <ol className={css.ladder} data-field="rungs">
          {rungs.map((rung, at) => (
            // A rung is known by its place: what is wrong with it is said of its place, too.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} data-counts={counts(ticket, meaning, at) || undefined}>
              <LadderHead
                at={at}
                counting={counts(ticket, meaning, at)}
                disabled={disabled}
                onRemove={() => set(rungs.filter((each) => each !== rung))}
              />
              <RungFields
                ticket={ticket}
                deal={deal}
                at={at}
                quiet
                disabled={disabled}
                onRung={(next) => set(rungs.map((each, place) => (place === at ? next : each)))}
              />
              <RungFault words={ticket.faultOf(`rungs.${at}`)} />
            </li>
          ))}
        </ol>
      )}
      <RungFault words={whole} />
      {rungs.length > 1 && <p className={css.note}>{t('ladder.hint')}</p>}
      {rungs.length < mostOrderLevels && !disabled && (
        <Button
          type="link"
          className={css.link}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => set([...rungs, nextRung(rungs)])}
        >
          {t('ladder.add')}
        </Button>
      )}
    </>
  )
}

/** At today's level: of a range, at the end at which the order is in. */
const counts = ({ read }: Ticket, meaning: Meaning | undefined, at: number): boolean => {
  const today = meaning?.today
  const rung = today?.stand === 'in' ? today.tight.rung : today?.loose.rung
  return rung !== null && rung !== undefined && read.rungs[at] === rung
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
    <div className={css.ladderHead}>
      <span>{t('ladder.rung', { at: at + 1 })}</span>
      {counting && <span className={css.ladderCounts}>{t('ladder.counts')}</span>}
      <Button
        type="text"
        size="small"
        disabled={disabled}
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('ladder.remove', { at: at + 1 })}
        onClick={onRemove}
      />
    </div>
  )
}

function RungFault({ words }: { readonly words: string | undefined }) {
  return words ? (
    <p className="br-ticket-under" data-wrong role="alert">
      {words}
    </p>
  ) : null
}
