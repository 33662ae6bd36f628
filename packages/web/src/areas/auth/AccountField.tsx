import { authTexts } from '@bookrunner/contract/auth'
import { account as accountInput } from '@bookrunner/contract/kernel'
import { Form, Input } from 'antd'
import { useText } from '../../platform/text.ts'
import { useWorded } from '../../platform/worded.ts'
import { authText } from './text.ts'

/**
 * The account, an address. Not of the browser's type `email`: that one rewrites letters outside ASCII before
 * we see them, and has messages of its own in the browser's language.
 */
export function AccountField({
  autoFocus = false,
  hidden = false,
}: {
  autoFocus?: boolean
  hidden?: boolean
}) {
  const t = useText(authText)
  const worded = useWorded()
  return (
    <Form.Item
      name="account"
      label={t('account')}
      hidden={hidden}
      validateTrigger="onBlur"
      rules={[
        { required: true, whitespace: true, message: worded(authTexts.accountRequired) },
        {
          validator: (_, value = '') =>
            !String(value).trim() || accountInput.safeParse(value).success
              ? Promise.resolve()
              : Promise.reject(new Error(t('account.format'))),
        },
      ]}
    >
      <Input
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        autoFocus={autoFocus}
        spellCheck={false}
        maxLength={254}
      />
    </Form.Item>
  )
}
