import { useMutation } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api.ts'
import { useText } from '../../platform/text.ts'
import { AccountField } from './AccountField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DemoCorner } from './DemoCorner.tsx'
import { wordsOf } from './fault.ts'
import { Problem } from './Problem.tsx'
import { authText } from './text.ts'
import css from './auth.module.css'

/** Asks for the reset mail. What follows is the same whether the account exists or not. */
export default function ForgotPage() {
  const t = useText(authText)
  const navigate = useNavigate()
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
      <Problem words={wordsOf(send.error)} />
      <Form layout="vertical" size="large" noValidate onFinish={send.mutate}>
        <AccountField autoFocus />
        <Button type="primary" htmlType="submit" block loading={send.isPending}>
          {t('forgot.send')}
        </Button>
      </Form>
      <div className={css.links}>
        <Link to="/login">{t('forgot.back')}</Link>
      </div>
    </AuthFrame>
  )
}
