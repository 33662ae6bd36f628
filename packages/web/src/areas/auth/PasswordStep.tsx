import { authTexts } from '@bookrunner/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api.ts'
import { useText } from '../../platform/text.ts'
import { useWorded } from '../../platform/worded.ts'
import { AccountField } from './AccountField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DemoCorner } from './DemoCorner.tsx'
import { wordsOf } from './fault.ts'
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

const MEANT_FOR_BEFORE_MS = 1000

export function PasswordStep({ account, problem, secure, onSent }: Props) {
  const t = useText(authText)
  const worded = useWorded()
  const [form] = Form.useForm<Fields>()
  const [shownAt] = useState(() => Date.now())
  const login = useMutation({
    mutationFn: async (fields: Fields): Promise<Waiting> => {
      const given = fields.account.trim()
      const sent = await withSealed([fields.password], ([password = '']) =>
        api.auth.login({ account: given, password }),
      )
      return { ...sent, account: given, sentAt: Date.now() }
    },
    meta: { failure: 'ignored' },
    onSuccess: onSent,
    onError: () => {
      form.setFieldValue('password', '')
      form.focusField('password')
    },
  })
  return (
    <AuthFrame
      title={t('title.login')}
      foot={<DemoCorner onChoose={(fields) => form.setFieldsValue(fields)} />}
    >
      {!secure && (
        <Alert type="warning" showIcon title={worded(authTexts.insecureContext)} className={css.problem} />
      )}
      <Problem words={wordsOf(login.error) || problem} />
      <Form
        form={form}
        layout="vertical"
        size="large"
        noValidate
        // An Enter that was meant for the step before this one must not send an empty form.
        onKeyDownCapture={(event) => {
          if (event.key === 'Enter' && problem && Date.now() - shownAt < MEANT_FOR_BEFORE_MS)
            event.preventDefault()
        }}
        initialValues={{ account }}
        onFinish={login.mutate}
        disabled={!secure}
      >
        <AccountField autoFocus={!account} />
        <Form.Item
          name="password"
          label={t('password')}
          validateTrigger="onSubmit"
          rules={[{ required: true, message: worded(authTexts.passwordEmpty) }]}
        >
          <Input.Password autoComplete="current-password" autoFocus={account !== ''} maxLength={128} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={login.isPending}>
          {t('continue')}
        </Button>
      </Form>
      <div className={css.links}>
        <Link to="/forgot-password">{t('forgot')}</Link>
        <Link to="/register">{t('register')}</Link>
      </div>
    </AuthFrame>
  )
}
