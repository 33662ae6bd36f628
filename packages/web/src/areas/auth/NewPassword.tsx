import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { authTexts } from '@bookrunner/contract/auth'
import { isStrongPassword, passwordLacks, type PasswordLack } from '@bookrunner/domain/auth'
import { Form, Input } from 'antd'
import { useId } from 'react'
import { useText } from '../../platform/text.ts'
import { useWorded } from '../../platform/worded.ts'
import { authText } from './text.ts'
import css from './auth.module.css'

const SHOWN = [
  'length',
  'digit',
  'lowercase',
  'uppercase',
  'special',
] as const satisfies readonly PasswordLack[]

/** §5: the new password and its confirmation, with what it still lacks shown while it is typed. */
export function NewPassword({ label, problem }: { label?: string; problem?: string }) {
  const t = useText(authText)
  const worded = useWorded()
  const policyId = useId()
  const typed = Form.useWatch<string | undefined>('password') ?? ''
  const given = problem ? { validateStatus: 'error' as const, help: problem } : {}
  return (
    <>
      <Form.Item
        name="password"
        label={label ?? t('new.label')}
        validateTrigger="onBlur"
        rules={[
          { required: true, message: worded(authTexts.passwordRule) },
          {
            validator: (_, value: string) =>
              !value || isStrongPassword(value)
                ? Promise.resolve()
                : Promise.reject(new Error(worded(authTexts.passwordRule))),
          },
        ]}
        {...given}
      >
        <Input.Password autoComplete="new-password" aria-describedby={policyId} />
      </Form.Item>
      <Policy id={policyId} typed={typed} />
      <Form.Item
        name="confirm"
        label={t('confirm.label')}
        dependencies={['password']}
        validateTrigger="onBlur"
        rules={[
          { required: true, message: t('confirm.required') },
          ({ getFieldValue }) => ({
            validator: (_, value: string) =>
              !value || value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(worded(authTexts.passwordMismatch))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  )
}

function Policy({ id, typed }: { id: string; typed: string }) {
  const t = useText(authText)
  const lacks = passwordLacks(typed)
  const lines: readonly PasswordLack[] = lacks.includes('tooLong') ? [...SHOWN, 'tooLong'] : SHOWN
  return (
    <div id={id} className={css.policy}>
      <p>{t('policy.label')}</p>
      <ul>
        {lines.map((line) => {
          const met = typed !== '' && !lacks.includes(line)
          return (
            <li key={line} data-met={met || undefined}>
              {met ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}
              <span>{t(`policy.${line}`)}</span>
              <span className="br-sr">{t(met ? 'policy.met' : 'policy.open')}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
