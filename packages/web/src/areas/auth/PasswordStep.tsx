import { authTexts } from '@bookrunner/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { faultAt, wrong } from '../../kit/form/faults.ts'
import { Field } from '../../kit/form/Field.tsx'
import { typedInto } from '../../kit/form/Form.tsx'
import { useDraft, useDraftState } from '../../kit/form/use-draft.ts'
import { api } from '../../platform/api.ts'
import { useText } from '../../platform/text.ts'
import { useWorded } from '../../platform/worded.ts'
import { AccountField, useAccountFaults } from './AccountField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DemoCorner } from './DemoCorner.tsx'
import { messageOf } from './fault.ts'
import { PasswordInput } from './inputs.ts'
import { Problem } from './Problem.tsx'
import { withSealed } from './seal.ts'
import { authText } from './text.ts'
import type { Waiting } from './waiting.ts'
import css from './auth.module.css'

interface Props {
  readonly account: string
  readonly problem: string
  readonly secure: boolean
  readonly onSent: (waiting: Waiting) => void
}

interface Fields {
  readonly account: string
  readonly password: string
}

const PREVIOUS_STEP_MS = 1000

export function PasswordStep({ account, problem, secure, onSent }: Props) {
  const t = useText(authText)
  const worded = useWorded()
  const draft = useDraft<Fields>({ base: { account, password: '' } })
  const state = useDraftState(draft)
  const password = useRef<InputRef>(null)
  const faults = useAccountFaults(state.values.account)
  if (!state.values.password) faults.push(wrong('password', worded(authTexts.passwordEmpty)))
  const [shownAt] = useState(() => Date.now())
  const login = useMutation({
    mutationFn: async (fields: Fields): Promise<Waiting> => {
      const trimmedAccount = fields.account.trim()
      const sent = await withSealed([fields.password], ([password = '']) =>
        api.auth.login({ account: trimmedAccount, password }),
      )
      return { ...sent, account: trimmedAccount, sentAt: Date.now() }
    },
    meta: { failure: 'ignored' },
    onSuccess: onSent,
    onError: () => {
      draft.set({ password: '' })
      password.current?.focus()
    },
  })
  return (
    <AuthFrame title={t('title.login')} foot={<DemoCorner onChoose={(fields) => draft.set(fields)} />}>
      {!secure && (
        <Alert type="warning" showIcon title={worded(authTexts.insecureContext)} className={css.problem} />
      )}
      <Problem message={messageOf(login.error) || problem} />
      <AuthForm
        draft={draft}
        faults={faults}
        onSend={login.mutate}
        disabled={!secure}
        // An Enter from the previous step must not send an empty form.
        onKeyDownCapture={(event) => {
          if (event.key === 'Enter' && problem && Date.now() - shownAt < PREVIOUS_STEP_MS)
            event.preventDefault()
        }}
      >
        <AccountField
          {...typedInto(draft, 'account')}
          onBlur={() => draft.leave('account')}
          fault={faultAt('account', faults, state)}
          autoFocus={!account}
        />
        <Field label={t('password')} field="password" fault={faultAt('password', faults, state)}>
          {(aria) => (
            <PasswordInput
              {...aria}
              {...typedInto(draft, 'password')}
              ref={password}
              autoComplete="current-password"
              autoFocus={account !== ''}
              maxLength={128}
            />
          )}
        </Field>
        <Button type="primary" htmlType="submit" block loading={login.isPending}>
          {t('continue')}
        </Button>
      </AuthForm>
      <div className={css.links}>
        <Link to="/forgot-password">{t('forgot')}</Link>
        <Link to="/register">{t('register')}</Link>
      </div>
    </AuthFrame>
  )
}
