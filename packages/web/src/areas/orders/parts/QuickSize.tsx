import { wordsFor } from '@bookrunner/contract/text'
import { isRefusal, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { Button, Flex, Input } from 'antd'
import { useId, useState } from 'react'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { sizeWords } from './limits.ts'
import { readSize } from './read.ts'
import { orderText } from './text.ts'
import css from './parts.module.css'

interface Props {
  readonly start: FaceAmount
  /** Zero may be said: "none at this level". */
  readonly none: boolean
  readonly busy: boolean
  /** Not to be sent now: what was changed meanwhile is to be looked at first. */
  readonly held: boolean
  readonly onSend: (size: FaceAmount) => void
  readonly onBack: () => void
}

/** Another size than the one offered; Enter sends it, Escape steps back. */
export function QuickSize({ start, none, busy, held, onSend, onBack }: Props) {
  const t = useText(orderText)
  const lang = useStore(langStore)
  const id = useId()
  const [text, setText] = useState(start > 0 ? showMm(start) : '')
  const [asked, setAsked] = useState(false)
  const size = readSize(text)
  const known = isRefusal(size) || (size === 0 && !none) ? undefined : size
  const problem = known !== undefined ? undefined : problemOf(size, lang)
  const send = () => {
    setAsked(true)
    if (known !== undefined && !held) onSend(known)
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
        status={asked && problem ? 'error' : ''}
        aria-invalid={asked && problem !== undefined}
        aria-describedby={`${id}-under`}
        onBlur={() => setAsked(text !== '')}
        onChange={({ target }) => {
          setText(target.value)
          setAsked(false)
        }}
      />
      <Button type="primary" htmlType="submit" loading={busy} disabled={held}>
        {known === undefined ? t('quick.sendNone') : t('quick.send', { size: sizeWords(known) })}
      </Button>
      <Button onClick={onBack}>{t('quick.back')}</Button>
      <span id={`${id}-under`} className={css.quickRefused} role="alert">
        {asked && problem}
      </span>
    </Flex>
  )
}

type Lang = ReturnType<typeof langStore.get>

const problemOf = (size: ReturnType<typeof readSize>, lang: Lang): string =>
  isRefusal(size) ? wordsFor(lang, size.reason) : wordsFor(lang, 'amount.not-understood')
