import { authTexts, canSeal, readResetLink } from '@bookrunner/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { isRecord } from '../../platform/storage.ts'
import { api } from '../../platform/api.ts'
import { announce } from '../../platform/notify.ts'
import { useText } from '../../platform/text.ts'
import { useWorded } from '../../platform/worded.ts'
import { AccountField } from './AccountField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DemoCorner } from './DemoCorner.tsx'
import { reasonOf, wordsOf } from './fault.ts'
import { KnownAccount } from './KnownAccount.tsx'
import { NewPassword } from './NewPassword.tsx'
import { Problem } from './Problem.tsx'
import { withSealed } from './seal.ts'
import { authText } from './text.ts'
import css from './auth.module.css'

interface Fields {
  readonly account: string
  readonly code: string
  readonly password: string
}

const NEW = ['auth.password-weak', 'auth.password-same']
const LOGIN_AFTER_MS = 1000

/** Sets a new password with the mailed link, or with the code of the same mail. */
export default function ResetPage() {
  const t = useText(authText)
  const worded = useWorded()
  const navigate = useNavigate()
  const { link, asked } = useWhatWasMailed()
  const reset = useMutation({
    mutationFn: ({ account, code, password }: Fields) =>
      withSealed([password], ([sealed = '']) =>
        api.auth.resetConfirm({
          account: link?.account ?? account.trim(),
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
  const aboutNew = NEW.includes(reasonOf(reset.error))
  const hint = link
    ? t('reset.link', { account: link.account })
    : asked
      ? t('forgot.sent', { account: asked.account, minutes: asked.minutes })
      : t('reset.hint')
  return (
    <AuthFrame
      title={t('title.reset')}
      hint={<p>{hint}</p>}
      foot={<DemoCorner {...(asked && { account: asked.account })} />}
    >
      {!canSeal() && (
        <Alert type="warning" showIcon title={worded(authTexts.insecureContext)} className={css.problem} />
      )}
      <Problem words={aboutNew ? '' : wordsOf(reset.error)} />
      <Form<Fields>
        layout="vertical"
        size="large"
        noValidate
        initialValues={{ account: asked?.account ?? '' }}
        onFinish={reset.mutate}
        onValuesChange={() => reset.reset()}
        disabled={!canSeal()}
      >
        {link && <KnownAccount account={link.account} />}
        {!link && <WhoAndCode known={asked !== undefined} />}
        <NewPassword {...(aboutNew && { problem: wordsOf(reset.error) })} />
        <Button type="primary" htmlType="submit" block loading={reset.isPending || reset.isSuccess}>
          {t('reset.save')}
        </Button>
      </Form>
      <div className={css.links}>
        <Link to="/login">{t('forgot.back')}</Link>
      </div>
    </AuthFrame>
  )
}

function WhoAndCode({ known }: { known: boolean }) {
  const t = useText(authText)
  return (
    <>
      <AccountField hidden={known} />
      <Form.Item
        name="code"
        label={t('reset.code')}
        rules={[{ required: true, pattern: /^\s*\d{6}\s*$/, message: t('code.format') }]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" autoFocus={known} maxLength={16} />
      </Form.Item>
    </>
  )
}

/** The link's secret is taken out of the address at once: it must not stay in a history or on a shared screen. */
function useWhatWasMailed() {
  const { hash, state } = useLocation() as { hash: string; state: unknown }
  const navigate = useNavigate()
  const [link, setLink] = useState(() => readResetLink(hash))
  useEffect(() => {
    const found = readResetLink(hash)
    if (!found) return
    setLink(found)
    void navigate('/reset-password', { replace: true })
  }, [hash, navigate])
  const asked =
    isRecord(state) && typeof state['account'] === 'string'
      ? { account: state['account'], minutes: Number(state['minutes']) || 10 }
      : undefined
  return { link, asked }
}
