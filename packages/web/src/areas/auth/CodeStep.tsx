import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Field } from '../../kit/form/Field.tsx'
import { api } from '../../platform/api.ts'
import { prefetchFrame } from '../../platform/navigation.ts'
import { tell } from '../../platform/notify.ts'
import { useText } from '../../platform/text.ts'
import { enter } from './after-login.ts'
import { BigControls } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { CodeInput } from './CodeInput.tsx'
import { DemoCorner } from './DemoCorner.tsx'
import { reasonOf, messageOf } from './fault.ts'
import { Problem } from './Problem.tsx'
import { authText } from './text.ts'
import { minutes, useCountdown } from './use-countdown.ts'
import { storeWaiting, type Waiting } from './waiting.ts'
import css from './auth.module.css'

interface Props {
  readonly waiting: Waiting
  readonly search: string
  readonly onResent: (waiting: Waiting) => void
  readonly onBack: (problem: string) => void
}

const HABIT_MS = 1000

/** The second step: the mailed code, how long it counts, and another one if it does not come. */
export function CodeStep({ waiting, search, onResent, onBack }: Props) {
  const t = useText(authText)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const passed = useRef(false)
  const answeredAt = useRef(0)
  const left = useCountdown(waiting.sentAt + waiting.expiresInSeconds * 1000)

  const check = useMutation({
    mutationFn: async (digits: string) => {
      // A code is good once: if only what follows it failed, that alone is done again.
      if (!passed.current) await api.auth.authenticate({ ticket: waiting.ticket, code: digits })
      passed.current = true
      storeWaiting(undefined)
      await enter(search)
    },
    meta: { failure: 'ignored' },
    onError: (fault) => {
      if (reasonOf(fault) === 'auth.code-over') return onBack(messageOf(fault))
      if (reasonOf(fault) === 'auth.code-wrong') setCode('')
      field.current?.focus()
    },
    onSettled: () => {
      answeredAt.current = Date.now()
    },
  })
  const busy = check.isPending || check.isSuccess
  const submit = (digits: string) => {
    setMissing(digits.length < 6)
    if (digits.length === 6 && !busy) check.mutate(digits)
  }
  // The sixth digit has sent it already; an Enter out of habit comes while it is on its way, or just after.
  const onEnter = () => {
    if (!busy && Date.now() - answeredAt.current > HABIT_MS) submit(code)
  }
  useEscape(() => onBack(''))
  // While the mail is on its way.
  useEffect(prefetchFrame, [])

  return (
    <AuthFrame
      title={t('title.code')}
      hint={
        <>
          <p>{t('code.sent', { email: waiting.maskedEmail })}</p>
          <p>{left > 0 ? t('code.left', { time: minutes(left) }) : t('code.over')}</p>
        </>
      }
      foot={<DemoCorner account={waiting.account} />}
    >
      <Problem message={messageOf(check.error)} />
      <BigControls>
        <form
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            onEnter()
          }}
        >
          <Field label={t('code.label')} fault={missing ? t('code.format') : undefined}>
            {(aria) => (
              <CodeInput
                {...aria}
                ref={field}
                value={code}
                invalid={missing || check.isError}
                onChange={(digits) => {
                  setCode(digits)
                  setMissing(false)
                  // Six digits are all there is to say: no button needed.
                  if (digits.length === 6) submit(digits)
                }}
              />
            )}
          </Field>
          <Button type="primary" htmlType="submit" block loading={busy} disabled={left === 0}>
            {t('login')}
          </Button>
        </form>
      </BigControls>
      <div className={css.links}>
        <Resend key={waiting.sentAt} waiting={waiting} onResent={onResent} onOver={onBack} />
        <Button type="link" onClick={() => onBack('')}>
          {t('code.other')}
        </Button>
      </div>
    </AuthFrame>
  )
}

/** Escape steps back. */
function useEscape(back: () => void) {
  const act = useEffectEvent(back)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) act()
    }
    globalThis.addEventListener('keydown', onKeyDown)
    return () => globalThis.removeEventListener('keydown', onKeyDown)
  }, [])
}

interface ResendProps {
  readonly waiting: Waiting
  readonly onResent: (waiting: Waiting) => void
  readonly onOver: (words: string) => void
}

function Resend({ waiting, onResent, onOver }: ResendProps) {
  const t = useText(authText)
  const wait = useCountdown(waiting.sentAt + waiting.resendAfterSeconds * 1000)
  const resend = useMutation({
    mutationFn: () => api.auth.resendCode({ ticket: waiting.ticket }),
    meta: { failure: 'ignored' },
    onSuccess: (sent) => {
      tell('success', t('code.resent'))
      onResent({ ...sent, account: waiting.account, sentAt: Date.now() })
    },
    onError: (fault) =>
      reasonOf(fault) === 'auth.code-over' ? onOver(messageOf(fault)) : tell('error', messageOf(fault)),
  })
  return (
    <Button type="link" disabled={wait > 0} loading={resend.isPending} onClick={() => resend.mutate()}>
      {wait > 0 ? t('code.resendIn', { seconds: wait }) : t('code.resend')}
    </Button>
  )
}
