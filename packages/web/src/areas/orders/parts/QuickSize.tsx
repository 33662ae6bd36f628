import type { InvestorOrder } from '@bookrunner/contract/orders'
import { refusalMessage } from '@bookrunner/contract/text'
import { isRefusal, type FaceAmount } from '@bookrunner/domain/kernel'
import { ownBounds, scaledSize, sizeFaults, type SizeRules } from '@bookrunner/domain/orders'
import { Button, Flex, Input } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { unitBeside } from '../../../kit/amounts.ts'
import { sentences } from '../../../kit/format.ts'
import { langStore, type Lang } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { shownSize } from './limits.ts'
import { sizeTyped } from './quick.ts'
import { readSize } from './read.ts'
import { sizeRulesText } from './size-rules.ts'
import { orderText } from './text.ts'
import css from './parts.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly order: InvestorOrder
  readonly text: string
  /** The proposed size, which is offered with a half more or less. */
  readonly base: FaceAmount
  /** Zero is allowed: "none at this level". */
  readonly none: boolean
  readonly busy: boolean
  /** The order changed meanwhile: sending waits until the user has looked at it. */
  readonly blocked: boolean
  /** Why the server refused this text. */
  readonly refused: ReactNode
  readonly onType: (text: string) => void
  readonly onSend: (size: FaceAmount) => void
  readonly onBack: () => void
}

/** Input of another size, checked by the deal's rules while it is typed; Enter sends it, Escape goes back. */
export function QuickSize(props: Props) {
  const { order, text, base, none, busy, blocked, refused, onType, onSend, onBack } = props
  const t = useText(orderText)
  const lang = useStore(langStore)
  const id = useId()
  const [left, setLeft] = useState(false)
  const { size, problem, early } = check(text, { order, none, lang })
  const shown = early || left ? problem : undefined
  return (
    <Flex
      component="form"
      align="center"
      wrap
      gap={8}
      className={css.quickSize}
      onSubmit={(event) => {
        event.preventDefault()
        setLeft(true)
        if (size !== undefined && !blocked && !busy) onSend(size)
      }}
    >
      <label htmlFor={id}>{t('quick.size')}</label>
      <Input
        id={id}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        autoFocus
        suffix={<span translate="no">{unitBeside(text)}</span>}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onBack()
        }}
        status={shown || refused ? 'error' : ''}
        aria-invalid={Boolean(shown || refused)}
        aria-describedby={`${id}-under ${id}-rules`}
        onBlur={() => setLeft(text !== '')}
        onChange={({ target }) => {
          onType(target.value)
          setLeft(false)
        }}
      />
      <Button type="primary" htmlType="submit" loading={busy} disabled={blocked || (early && !!problem)}>
        {size === undefined ? t('quick.sendNone') : t('quick.send', { size: shownSize(size) })}
      </Button>
      <Button onClick={onBack}>{t('quick.back')}</Button>
      <div id={`${id}-under`} className={css.quickRefused}>
        {shown === undefined ? refused : <span role="alert">{shown}</span>}
      </div>
      <Chips base={base} rules={order.deal.sizeRules} onChoose={(chosen) => onType(sizeTyped(chosen))} />
      <span id={`${id}-rules`} className={`${css.quickRules} ${textCss.note} br-figures`}>
        {sizeRulesText(order.deal.sizeRules, t)}
      </span>
    </Flex>
  )
}

interface ChipsProps {
  readonly base: FaceAmount
  readonly rules: SizeRules
  readonly onChoose: (size: FaceAmount) => void
}

/** A half less, the same and a half more, where the deal's rules allow it. */
function Chips({ base, rules, onChoose }: ChipsProps) {
  const t = useText(orderText)
  if (base === 0) return null
  const sizes = [
    ['−50%', scaledSize(base, -50, rules)],
    [t('quick.same'), sizeFaults(base, rules, 'size').length > 0 ? undefined : base],
    ['+50%', scaledSize(base, 50, rules)],
  ] as const
  return (
    <Flex gap={8} className={css.quickChips}>
      {sizes.map(
        ([name, size]) =>
          size !== undefined && (
            <Button
              key={name}
              size="small"
              aria-label={`${name} ${shownSize(size)}`}
              onClick={() => onChoose(size)}
            >
              {name}
            </Button>
          ),
      )}
    </Flex>
  )
}

interface Checked {
  /** The size to send, if nothing is wrong with it. */
  readonly size?: FaceAmount
  readonly problem?: string
  /** A readable size that the rules refuse: its problem shows at once, not after the field is left. */
  readonly early: boolean
}

function check(
  text: string,
  { order, none, lang }: Pick<Props, 'order' | 'none'> & { readonly lang: Lang },
): Checked {
  const size = readSize(text)
  if (isRefusal(size)) return { problem: refusalMessage(lang, size.reason), early: false }
  if (size === 0) {
    return none
      ? { size, early: false }
      : { problem: refusalMessage(lang, 'amount.not-understood'), early: false }
  }
  const faults = [
    ...sizeFaults(size, order.deal.sizeRules, 'size'),
    ...ownBounds(size, order.order, 'size'),
  ].map(({ reason, params }) => refusalMessage(lang, reason, params))
  return faults.length > 0 ? { problem: sentences(faults, lang), early: true } : { size, early: false }
}
