import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { orderCodeName } from '@bookrunner/contract/orders'
import { hedgeChoices, mostLetters } from '@bookrunner/domain/orders'
import { Button, Select } from 'antd'
import { useId, useState } from 'react'
import { changedFields, CommentInput, Field } from '../../../kit/form/index.ts'
import { instant, listed } from '../../../kit/format.ts'
import { unitBeside } from '../../../kit/amounts.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { TicketDeal } from './deal-context.ts'
import { TextInput } from './TextInput.tsx'
import { ticketText } from './text.ts'
import { emptyTyped, type TypedField } from './typed.ts'
import { UnderlyingLines } from './UnderlyingLines.tsx'
import type { Ticket } from './use-ticket.ts'
import css from './ticket.module.css'

interface Props {
  readonly ticket: Ticket
  readonly deal: TicketDeal
  readonly disabled: boolean
  /** A comment is sent with the order. */
  readonly comments: boolean
}

const folded = [
  'minSize',
  'maxSize',
  'throughId',
  'account',
  'hedge',
  'comment',
  'underlying',
] satisfies TypedField[]

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
} as const

/** Further fields, folded because their defaults suit most orders. */
export function MoreFields(props: Props) {
  const { ticket } = props
  const t = useText(ticketText)
  const { lang } = useReader()
  const [unfolded, setUnfolded] = useState(false)
  const id = useId()
  const isFolded = (field: string) => folded.some((each) => field === each || field.startsWith(`${each}.`))
  // Fields with problems or choices are always visible.
  const must =
    ticket.state.contested.some(isFolded) ||
    (ticket.state.tried && ticket.read.faults.some(({ field }) => isFolded(field)))
  const open = unfolded || must
  const setFields = changedFields(ticket.typed, emptyTyped).flatMap((field) =>
    isUsual(props, field) ? [] : [t(labels[field])],
  )
  const closed = setFields.length > 0 ? t('more.set', { what: listed(setFields, lang) }) : t('more')
  return (
    <div>
      <Button
        type="link"
        className={css.link}
        aria-expanded={open}
        aria-controls={id}
        icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        onClick={() => setUnfolded(!open)}
      >
        {open ? t('more.hide') : closed}
      </Button>
      <div id={id} hidden={!open} className={css.fields}>
        {open && <Fields {...props} />}
      </div>
    </div>
  )
}

/** Fields outside this section, and the usual bank, are not listed. */
const isUsual = ({ ticket, deal: { banks } }: Props, field: TypedField): boolean =>
  field === 'orderLevels' ||
  field === 'commitment' ||
  (field === 'throughId' && banks.some((bank) => bank.usual && bank.entityId === ticket.typed.throughId))

function Fields({ ticket, deal, disabled, comments }: Props) {
  const t = useText(ticketText)
  const { typed, set } = ticket
  return (
    <>
      <div className={css.pair}>
        {(['minSize', 'maxSize'] as const).map((field) => (
          <TextInput
            key={field}
            ticket={ticket}
            field={field}
            label={t(field)}
            value={typed[field]}
            inputMode="decimal"
            suffix={<span translate="no">{unitBeside(typed[field])}</span>}
            disabled={disabled}
            hint={t(`${field}.hint`)}
            onValue={(text) => set({ [field]: text })}
          />
        ))}
      </div>
      <Through ticket={ticket} deal={deal} disabled={disabled} />
      <TextInput
        ticket={ticket}
        field="account"
        label={t('account')}
        value={typed.account}
        maxLength={4000}
        disabled={disabled}
        onValue={(account) => set({ account })}
      />
      <Hedge ticket={ticket} deal={deal} disabled={disabled} />
      {comments && (
        <Field field="comment" label={t('comment')} fault={ticket.faultOf('comment')}>
          {(aria) => (
            <CommentInput
              {...aria}
              most={mostLetters.comment}
              value={typed.comment}
              disabled={disabled}
              autoSize={{ minRows: 2, maxRows: 5 }}
              onChange={({ target }) => set({ comment: target.value })}
            />
          )}
        </Field>
      )}
      <UnderlyingLines ticket={ticket} disabled={disabled} />
    </>
  )
}

function Through({ ticket, deal: { banks }, disabled }: Omit<Props, 'comments'>) {
  const t = useText(ticketText)
  const { lang } = useReader()
  const usual = banks.find((bank) => bank.usual)
  return (
    <Field field="throughId" label={t('through')} fault={ticket.faultOf('throughId')}>
      {(aria) => (
        <Select
          {...aria}
          value={ticket.typed.throughId ?? usual?.entityId ?? null}
          disabled={disabled}
          options={banks.map((bank) => ({
            value: bank.entityId,
            label: bank.usual ? t('through.usual', { bank: nameOf(bank, lang) }) : nameOf(bank, lang),
          }))}
          onChange={(throughId: string) => ticket.set({ throughId })}
        />
      )}
    </Field>
  )
}

/** The choice of a hedge, with the terms of the one the deal offers. */
function Hedge({ ticket, deal, disabled }: Omit<Props, 'comments'>) {
  const t = useText(ticketText)
  const { lang } = useReader()
  const { hedge, timeZone } = deal.published.terms
  const offered = hedge && [
    hedge.instrument,
    hedge.ratio && `${hedge.ratio}%`,
    hedge.deadline && t('hedge.until', { at: instant(hedge.deadline, lang, timeZone) }),
  ]
  return (
    <Field
      field="hedge"
      label={t('hedge')}
      fault={ticket.faultOf('hedge')}
      hint={offered && offered.filter(Boolean).join(' · ')}
    >
      {(aria) => (
        <Select
          {...aria}
          value={ticket.typed.hedge}
          disabled={disabled}
          options={hedgeChoices.map((value) => ({ value, label: orderCodeName('hedge', value, lang) }))}
          onChange={(hedge) => ticket.set({ hedge })}
        />
      )}
    </Field>
  )
}
