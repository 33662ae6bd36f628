import { authTexts } from '@bookrunner/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api.ts'
import { useText } from '../../platform/text.ts'
import { useWorded } from '../../platform/worded.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { DemoCorner } from './DemoCorner.tsx'
import { wordsOf } from './fault.ts'
import { Problem } from './Problem.tsx'
import { authText } from './text.ts'

/** Asks for the reset mail. What follows is the same whether the account exists or not. */
export default function ForgotPage() {
  const t = useText(authText)
  const worded = useWorded()
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
      <Form layout="vertical" size="large" onFinish={send.mutate}>
        <Form.Item
          name="account"
          label={t('account')}
          validateTrigger="onBlur"
          rules={[
            { required: true, whitespace: true, message: worded(authTexts.accountRequired) },
            { type: 'email', transform: (value: string) => value.trim(), message: t('account.format') },
          ]}
        >
          <Input type="email" autoComplete="username" autoFocus spellCheck={false} maxLength={254} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={send.isPending}>
          {t('forgot.send')}
        </Button>
      </Form>
      <div className="br-auth-links">
        <Link to="/login">{t('forgot.back')}</Link>
      </div>
    </AuthFrame>
  )
}
