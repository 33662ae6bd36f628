import { authTexts, canSeal, readResetLink } from '@bookrunner/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Draft } from '../../kit/form/draft.ts'
import { faultAt, wrong, type FormFault } from '../../kit/form/faults.ts'
import { Field } from '../../kit/form/Field.tsx'
import { typedInto } from '../../kit/form/Form.tsx'
import { useDraft, useDraftState } from '../../kit/form/use-draft.ts'
import { isRecord } from '../../platform/storage.ts'
import { api } from '../../platform/api.ts'
import { announce } from '../../platform/notify.ts'
import { useText } from '../../platform/text.ts'
import { useWorded } from '../../platform/worded.ts'
import { AccountField, useAccountFaults } from './AccountField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DemoCorner } from './DemoCorner.tsx'
import { reasonOf, messageOf } from './fault.ts'
import { Input } from './inputs.ts'
import { KnownAccount } from './KnownAccount.tsx'
import { NewPassword, useNewPasswordFaults, type NewPasswordFields } from './NewPassword.tsx'
import { Problem } from './Problem.tsx'
import { withSealed } from './seal.ts'
import { authText } from './text.ts'
import css from './auth.module.css'

interface Fields extends NewPasswordFields {
  readonly account: string
  readonly code: string
}

const NEW = ['auth.password-weak', 'auth.password-same']
const LOGIN_AFTER_MS = 1000

/** A right link with another account is refused as well, and there only the account was typed. */
const fieldOf = (reason: string, link: ReturnType<typeof readResetLink>) => ({
  aboutNew: NEW.includes(reason),
  aboutWho: link?.account === '' && reason === 'auth.reset-wrong',
})

/** Sets a new password with the mailed link, or with the code of the same mail. */
export default function ResetPage() {
  const t = useText(authText)
  const worded = useWorded()
  const navigate = useNavigate()
  const { link, requested } = useResetMail()
  const draft = useDraft<Fields>({
    base: {
      account: requested?.account ?? '',
      code: '',
      password: '',
      confirm: '',
    },
  })
  const faults = useResetFaults(useDraftState(draft).values, link)
  const reset = useMutation({
    mutationFn: ({ account, code, password }: Fields) =>
      withSealed([password], ([sealed = '']) =>
        api.auth.resetConfirm({
          account: link?.account || account.trim(),
          code: link?.code ?? code.trim(),
          password: sealed,
        }),
      ),
    meta: { failure: 'ignored' },
    onSuccess: () => {
      announce('success', worded(authTexts.passwordChanged))
      setTimeout(() => void navigate('/login', { replace: true }), LOGIN_AFTER_MS)
    },
  })
  const { aboutNew, aboutWho } = fieldOf(reasonOf(reset.error), link)
  const hint = link
    ? t(link.account ? 'reset.link' : 'reset.linkOnly', { account: link.account })
    : requested
      ? t('forgot.sent', { account: requested.account, minutes: requested.minutes })
      : t('reset.hint')
  return (
    <AuthFrame
      title={t('title.reset')}
      hint={<p>{hint}</p>}
      foot={<DemoCorner {...(requested && { account: requested.account })} />}
    >
      {!canSeal() && (
        <Alert type="warning" showIcon title={worded(authTexts.insecureContext)} className={css.problem} />
      )}
      <Problem message={aboutNew || aboutWho ? '' : messageOf(reset.error)} />
      <AuthForm
        draft={draft}
        faults={faults}
        onSend={reset.mutate}
        onTyped={() => reset.reset()}
        disabled={!canSeal()}
      >
        {link?.account ? (
          <KnownAccount account={link.account} />
        ) : (
          <Who
            draft={draft}
            faults={faults}
            isKnown={requested !== undefined && !link}
            problem={aboutWho ? t('reset.who') : undefined}
          />
        )}
        {!link && <Code draft={draft} faults={faults} autoFocus={requested !== undefined} />}
        <NewPassword draft={draft} faults={faults} problem={aboutNew ? messageOf(reset.error) : undefined} />
        <Button type="primary" htmlType="submit" block loading={reset.isPending || reset.isSuccess}>
          {t('reset.save')}
        </Button>
      </AuthForm>
      <div className={css.links}>
        <Link to="/login">{t('forgot.back')}</Link>
      </div>
    </AuthFrame>
  )
}

function useResetFaults(values: Fields, link: ReturnType<typeof readResetLink>): FormFault[] {
  const t = useText(authText)
  const account = useAccountFaults(values.account)
  const password = useNewPasswordFaults(values)
  if (link) return link.account ? password : [...account, ...password]
  const code = /^\s*\d{6}\s*$/.test(values.code) ? [] : [wrong('code', t('code.format'))]
  return [...account, ...code, ...password]
}

interface PartProps {
  readonly draft: Draft<Fields>
  readonly faults: readonly FormFault[]
}

/** Where neither the link nor the previous page has the account. */
function Who({
  draft,
  faults,
  isKnown,
  problem,
}: PartProps & { readonly isKnown: boolean; readonly problem: string | undefined }) {
  const state = useDraftState(draft)
  if (isKnown) return null
  return (
    <AccountField
      {...typedInto(draft, 'account')}
      onBlur={() => draft.leave('account')}
      fault={problem ?? faultAt('account', faults, state)}
    />
  )
}

function Code({ draft, faults, autoFocus }: PartProps & { readonly autoFocus: boolean }) {
  const t = useText(authText)
  const state = useDraftState(draft)
  return (
    <Field label={t('reset.code')} field="code" fault={faultAt('code', faults, state)}>
      {(aria) => (
        <Input
          {...aria}
          {...typedInto(draft, 'code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          maxLength={16}
        />
      )}
    </Field>
  )
}

/** Removes the link's secret from the URL at once, so that it stays in no history and on no shared screen. */
function useResetMail() {
  const { hash, state } = useLocation() as { hash: string; state: unknown }
  const navigate = useNavigate()
  const [link, setLink] = useState(() => readResetLink(hash))
  useEffect(() => {
    const found = readResetLink(hash)
    if (!found) return
    setLink(found)
    void navigate('/reset-password', { replace: true })
  }, [hash, navigate])
  const requested =
    isRecord(state) && typeof state['account'] === 'string'
      ? { account: state['account'], minutes: Number(state['minutes']) || 10 }
      : undefined
  return { link, requested }
}
