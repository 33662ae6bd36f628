import { isAccount } from '@bookrunner/domain/auth'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { Link } from 'react-router'
import { faultAt, wrong } from '../../../kit/form/faults.ts'
import { typedInto } from '../../../kit/form/Form.tsx'
import { useDraft, useDraftState } from '../../../kit/form/use-draft.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { AccountField } from '../AccountField.tsx'
import { AuthForm } from '../AuthForm.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { DemoCorner } from '../DemoCorner.tsx'
import { messageOf } from '../fault.ts'
import { Problem } from '../Problem.tsx'
import { authText } from '../text.ts'
import type { Waiting } from '../waiting.ts'
import { registerText } from './text.ts'
import css from '../auth.module.css'

interface Props {
  readonly account: string
  readonly problem: string
  readonly onSent: (waiting: Waiting) => void
}

/** The first step: what follows is the same for every address. */
export function EmailStep({ account, problem, onSent }: Props) {
  const t = useText(registerText)
  const auth = useText(authText)
  const draft = useDraft({ name: 'open registration address', base: { account } })
  const state = useDraftState(draft)
  const typed = state.values.account.trim()
  const message = typed === '' ? t('email.required') : isAccount(typed) ? undefined : auth('account.format')
  const faults = message === undefined ? [] : [wrong('account', message)]
  const send = useMutation({
    mutationFn: async (address: string): Promise<Waiting> => ({
      ...(await api.auth.registerCode({ account: address })),
      account: address,
      sentAt: Date.now(),
    }),
    meta: { failure: 'ignored' },
    onSuccess: (waiting) => {
      draft.discard()
      onSent(waiting)
    },
  })
  return (
    <AuthFrame title={t('title')} hint={<p>{t('email.hint')}</p>} foot={<DemoCorner />}>
      <Problem message={messageOf(send.error) || problem} />
      <AuthForm draft={draft} faults={faults} onSend={(values) => send.mutate(values.account.trim())}>
        <AccountField
          {...typedInto(draft, 'account')}
          label={t('email')}
          onBlur={() => draft.leave('account')}
          fault={faultAt('account', faults, state)}
          autoFocus
        />
        <Button type="primary" htmlType="submit" block loading={send.isPending}>
          {t('email.send')}
        </Button>
      </AuthForm>
      <div className={css.links}>
        <Link to="/login">{t('haveAccount')}</Link>
      </div>
    </AuthFrame>
  )
}
