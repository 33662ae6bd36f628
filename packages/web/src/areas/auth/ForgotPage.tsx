import { accountIn } from '@bookrunner/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { faultAt } from '../../kit/form/faults.ts'
import { typedInto } from '../../kit/form/Form.tsx'
import { useDraft, useDraftState } from '../../kit/form/use-draft.ts'
import { api } from '../../platform/api.ts'
import { useText } from '../../platform/text.ts'
import { AccountField, useAccountFaults } from './AccountField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DemoCorner } from './DemoCorner.tsx'
import { messageOf } from './fault.ts'
import { Problem } from './Problem.tsx'
import { authText } from './text.ts'
import css from './auth.module.css'

/** Asks for the reset mail. What follows is the same whether the account exists or not. */
export default function ForgotPage() {
  const t = useText(authText)
  const navigate = useNavigate()
  const draft = useDraft({ base: { account: accountIn(location.hash) }, asks: false })
  const state = useDraftState(draft)
  const faults = useAccountFaults(state.values.account)
  const send = useMutation({
    mutationFn: ({ account }: { account: string }) => api.auth.resetRequest({ account: account.trim() }),
    meta: { failure: 'ignored' },
    onSuccess: ({ expiresInSeconds }, { account }) =>
      navigate('/reset-password', {
        state: { account: account.trim(), minutes: Math.round(expiresInSeconds / 60) },
      }),
  })
  return (
    <AuthFrame title={t('title.forgot')} hint={<p>{t('forgot.hint')}</p>} foot={<DemoCorner />}>
      <Problem message={messageOf(send.error)} />
      <AuthForm draft={draft} faults={faults} onSend={send.mutate}>
        <AccountField
          {...typedInto(draft, 'account')}
          onBlur={() => draft.leave('account')}
          fault={faultAt('account', faults, state)}
          autoFocus
        />
        <Button type="primary" htmlType="submit" block loading={send.isPending}>
          {t('forgot.send')}
        </Button>
      </AuthForm>
      <div className={css.links}>
        <Link to="/login">{t('forgot.back')}</Link>
      </div>
    </AuthFrame>
  )
}
