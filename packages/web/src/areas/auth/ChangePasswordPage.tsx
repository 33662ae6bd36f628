import { authTexts } from '@bookrunner/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { faultAt, wrong } from '../../kit/form/faults.ts'
import { Field } from '../../kit/form/Field.tsx'
import { typedInto } from '../../kit/form/Form.tsx'
import { useDraft, useDraftState } from '../../kit/form/use-draft.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { api } from '../../platform/api.ts'
import { endSession, farewell } from '../../platform/leave.ts'
import { announce } from '../../platform/notify.ts'
import { PressedWrite } from '../../platform/outbox/index.ts'
import { sessionStore, type SessionRecord } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { useWorded } from '../../platform/worded.ts'
import { useLogout } from '../../shell/use-logout.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { reasonOf, messageOf } from './fault.ts'
import { PasswordInput } from './inputs.ts'
import { KnownAccount } from './KnownAccount.tsx'
import { NewPassword, useNewPasswordFaults, type NewPasswordFields } from './NewPassword.tsx'
import { Problem } from './Problem.tsx'
import { withSealed } from './seal.ts'
import { authText } from './text.ts'
import css from './auth.module.css'

interface Fields extends NewPasswordFields {
  readonly old: string
}

/** §1: change password. At the first log-in it comes alone, before there is a menu. */
export default function ChangePasswordPage() {
  const t = useText(authText)
  const session = useStore(sessionStore)
  if (session?.mustChangePassword) {
    return (
      <AuthFrame title={t('title.first')} hint={<p>{t('first.hint')}</p>}>
        <ChangeForm />
        <div className={css.links}>
          <LogoutLink session={session} />
        </div>
      </AuthFrame>
    )
  }
  return (
    <>
      <PageHeader />
      <div className={css.narrow}>
        <p className={css.hint}>{t('change.hint')}</p>
        <ChangeForm />
      </div>
    </>
  )
}

/** Before there is a menu, log-out needs a place here. */
function LogoutLink({ session }: { session: SessionRecord }) {
  const t = useText(authText)
  const logout = useLogout(session)
  return (
    <Button type="link" onClick={logout}>
      {t('code.other')}
    </Button>
  )
}

const OLD = ['auth.old-wrong']
const NEW = ['auth.password-weak', 'auth.password-same']

function ChangeForm() {
  const t = useText(authText)
  const worded = useWorded()
  const draft = useDraft<Fields>({ base: { old: '', password: '', confirm: '' } })
  const state = useDraftState(draft)
  const faults = useNewPasswordFaults(state.values)
  if (!state.values.old) faults.unshift(wrong('old', worded(authTexts.oldPasswordRequired)))
  const { account = '', userId } = useStore(sessionStore)?.user ?? {}
  const change = useMutation({
    mutationFn: ({ old, password }: Fields) =>
      endSession(() =>
        withSealed([old, password], ([oldpwd = '', newpwd = '']) =>
          new PressedWrite().send(oldpwd, (options) =>
            api.auth.changePassword({ oldpwd, newpwd, userId }, options),
          ),
        ),
      ),
    meta: { failure: 'shown' },
    onSuccess: () => {
      // §8: 'modification successful', and log-in after a second.
      announce('success', worded(authTexts.passwordChanged))
      farewell()
    },
  })
  const reason = reasonOf(change.error)
  const message = messageOf(change.error)
  return (
    <>
      <Problem message={[...OLD, ...NEW].includes(reason) ? '' : message} />
      <AuthForm draft={draft} faults={faults} onSend={change.mutate} onTyped={() => change.reset()}>
        <KnownAccount account={account} />
        <Field
          label={t('old.label')}
          field="old"
          fault={OLD.includes(reason) ? message : faultAt('old', faults, state)}
        >
          {(aria) => (
            <PasswordInput
              {...aria}
              {...typedInto(draft, 'old')}
              autoComplete="current-password"
              autoFocus
              maxLength={128}
            />
          )}
        </Field>
        <NewPassword draft={draft} faults={faults} problem={NEW.includes(reason) ? message : undefined} />
        <Button type="primary" htmlType="submit" loading={change.isPending || change.isSuccess}>
          {t('change.save')}
        </Button>
      </AuthForm>
    </>
  )
}
