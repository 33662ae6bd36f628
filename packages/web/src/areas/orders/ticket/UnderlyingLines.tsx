import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { isRefusal, sumFaces, type FaceAmount } from '@bookrunner/domain/kernel'
import { mostUnderlying, topSize } from '@bookrunner/domain/orders'
import { Button } from 'antd'
import { unitBeside } from '../../../kit/amounts.ts'
import { useText } from '../../../platform/text.ts'
import { readSize, shownSize } from '../parts/index.ts'
import { TextInput } from './TextInput.tsx'
import { ticketText } from './text.ts'
import { emptyLine, type TypedLine } from './typed.ts'
import type { Ticket } from './use-ticket.ts'
import css from './ticket.module.css'
import formCss from '../../../kit/form/form.module.css'

interface Props {
  readonly ticket: Ticket
  readonly disabled: boolean
}

const sumOf = (lines: readonly TypedLine[]): FaceAmount =>
  sumFaces(
    lines.flatMap(({ size }) => {
      const read = readSize(size)
      // A size no order can have is not summed.
      return isRefusal(read) || read > 1e12 ? [] : [read]
    }),
  )

/** The underlying investors of an omnibus order. */
export function UnderlyingLines({ ticket, disabled }: Props) {
  const t = useText(ticketText)
  const { underlying } = ticket.typed
  const set = (next: readonly TypedLine[]) => ticket.set({ underlying: next })
  const listFault = ticket.faultOf('underlying')
  const size = topSize(ticket.read.orderLevels.filter((orderLevel) => orderLevel !== null))
  return (
    <fieldset className={css.underlying} data-field="underlying">
      <legend>{t('underlying')}</legend>
      {underlying.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
        <div key={at} className={css.underlyingLine}>
          {(['name', 'identifier', 'size'] as const).map((part) => (
            <TextInput
              key={part}
              ticket={ticket}
              field={`underlying.${at}.${part}`}
              label={part === 'size' ? t('size') : t(`underlying.${part}`)}
              value={line[part]}
              maxLength={part === 'name' ? 200 : 40}
              disabled={disabled}
              {...(part === 'size' && {
                inputMode: 'decimal' as const,
                suffix: <span translate="no">{unitBeside(line[part])}</span>,
              })}
              onValue={(text) =>
                set(underlying.map((each, place) => (place === at ? { ...each, [part]: text } : each)))
              }
            />
          ))}
          <Button
            type="text"
            disabled={disabled}
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('underlying.remove', { at: at + 1 })}
            onClick={() => set(underlying.filter((each) => each !== line))}
          />
        </div>
      ))}
      <p className={formCss.ticketUnder} data-wrong={listFault ? true : undefined}>
        {listFault ??
          (underlying.length > 0 &&
            t('underlying.hint', { sum: shownSize(sumOf(underlying)), size: shownSize(size) }))}
      </p>
      {underlying.length < mostUnderlying && (
        <Button
          type="link"
          className={css.link}
          disabled={disabled}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => set([...underlying, emptyLine])}
        >
          {t('underlying.add')}
        </Button>
      )}
    </fieldset>
  )
}
