import { refusalMessage } from '@bookrunner/contract/text'
import { isRefusal, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { Button, Flex, Input } from 'antd'
import { useId, useState } from 'react'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { shownSize } from './limits.ts'
import { readSize } from './read.ts'
import { orderText } from './text.ts'
import css from './parts.module.css'

interface Props {
  readonly start: FaceAmount
  /** Zero is allowed: "none at this level". */
  readonly none: boolean
  readonly busy: boolean
  /** The order changed meanwhile: sending waits until the user has looked at it. */
  readonly blocked: boolean
  readonly onSend: (size: FaceAmount) => void
  readonly onBack: () => void
}

/** Input of another size; Enter sends it, Escape goes back. */
export function QuickSize({ start, none, busy, blocked, onSend, onBack }: Props) {
  const t = useText(orderText)
  const lang = useStore(langStore)
  const id = useId()
  const [text, setText] = useState(start > 0 ? showMm(start) : '')
  const [showsProblem, setShowsProblem] = useState(false)
  const size = readSize(text)
  const known = isRefusal(size) || (size === 0 && !none) ? undefined : size
  const problem = known !== undefined ? undefined : problemOf(size, lang)
  const send = () => {
    setShowsProblem(true)
    if (known !== undefined && !blocked) onSend(known)
  }
  return (
    <Flex
      component="form"
      align="center"
      wrap
      gap={8}
      className={css.quickSize}
      onSubmit={(event) => {
        event.preventDefault()
        send()
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
        suffix={<span translate="no">mm</span>}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onBack()
        }}
        status={showsProblem && problem ? 'error' : ''}
        aria-invalid={showsProblem && problem !== undefined}
        aria-describedby={`${id}-under`}
        onBlur={() => setShowsProblem(text !== '')}
        onChange={({ target }) => {
          setText(target.value)
          setShowsProblem(false)
        }}
      />
      <Button type="primary" htmlType="submit" loading={busy} disabled={blocked}>
        {known === undefined ? t('quick.sendNone') : t('quick.send', { size: shownSize(known) })}
      </Button>
      <Button onClick={onBack}>{t('quick.back')}</Button>
      <span id={`${id}-under`} className={css.quickRefused} role="alert">
        {showsProblem && problem}
      </span>
    </Flex>
  )
}

type Lang = ReturnType<typeof langStore.get>

const problemOf = (size: ReturnType<typeof readSize>, lang: Lang): string =>
  isRefusal(size) ? refusalMessage(lang, size.reason) : refusalMessage(lang, 'amount.not-understood')
