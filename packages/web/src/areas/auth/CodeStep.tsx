import type { CodeSent } from '@bookrunner/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Field } from '../../kit/form/Field.tsx'
import { tell } from '../../platform/notify.ts'
import { useText } from '../../platform/text.ts'
import { BigControls } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { CodeInput } from './CodeInput.tsx'
import { DemoCorner } from './DemoCorner.tsx'
import { reasonOf, messageOf } from './fault.ts'
import { Problem } from './Problem.tsx'
import { authText } from './text.ts'
import { minutes, useCountdown } from './use-countdown.ts'
import type { Waiting } from './waiting.ts'
import css from './auth.module.css'

interface Props {
  readonly waiting: Waiting
  /** Checks the code and goes on. */
  readonly onCheck: (digits: string) => Promise<unknown>
  readonly onResend: () => Promise<CodeSent>
  readonly onResent: (waiting: Waiting) => void
  readonly onBack: (problem: string) => void
  /** What the buttons say. */
  readonly send: string
  readonly other: string
  /** Below the code's time. */
  readonly hint?: string
}

const HABIT_MS = 1000

/** The second step: the mailed code, how long it counts, and another one if it does not come. */
export function CodeStep(props: Props) {
  const { waiting, onCheck, onBack } = props
  const t = useText(authText)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const answeredAt = useRef(0)
  const left = useCountdown(waiting.sentAt + waiting.expiresInSeconds * 1000)

  const check = useMutation({
    mutationFn: onCheck,
    meta: { failure: 'ignored' },
    onError: (fault) => {
      if (isOver(fault)) return onBack(messageOf(fault))
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

  return (
    <AuthFrame
      title={t('title.code')}
      hint={
        <>
          <p>{t('code.sent', { email: waiting.maskedEmail })}</p>
          <p>{left > 0 ? t('code.left', { time: minutes(left) }) : t('code.over')}</p>
          {props.hint && <p>{props.hint}</p>}
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
            {props.send}
          </Button>
        </form>
      </BigControls>
      <div className={css.links}>
        <Resend key={waiting.sentAt} {...props} />
        <Button type="link" onClick={() => onBack('')}>
          {props.other}
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

const isOver = (fault: unknown): boolean => ['auth.code-over', 'register.code-over'].includes(reasonOf(fault))

function Resend({ waiting, onResend, onResent, onBack }: Props) {
  const t = useText(authText)
  const wait = useCountdown(waiting.sentAt + waiting.resendAfterSeconds * 1000)
  const resend = useMutation({
    mutationFn: onResend,
    meta: { failure: 'ignored' },
    onSuccess: (sent) => {
      tell('success', t('code.resent'))
      onResent({ ...sent, account: waiting.account, sentAt: Date.now() })
    },
    onError: (fault) => (isOver(fault) ? onBack(messageOf(fault)) : tell('error', messageOf(fault))),
  })
  return (
    <Button type="link" disabled={wait > 0} loading={resend.isPending} onClick={() => resend.mutate()}>
      {wait > 0 ? t('code.resendIn', { seconds: wait }) : t('code.resend')}
    </Button>
  )
}
