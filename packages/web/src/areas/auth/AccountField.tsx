import { authTexts } from '@bookrunner/contract/auth'
import { isAccount, longestAccount } from '@bookrunner/domain/auth'
import type { ComponentProps } from 'react'
import { wrong, type FormFault } from '../../kit/form/faults.ts'
import { Field } from '../../kit/form/Field.tsx'
import { useText } from '../../platform/text.ts'
import { useWorded } from '../../platform/worded.ts'
import { Input } from './inputs.ts'
import { authText } from './text.ts'

export function useAccountFaults(account: string): FormFault[] {
  const t = useText(authText)
  const worded = useWorded()
  if (!account.trim()) return [wrong('account', worded(authTexts.accountRequired))]
  return isAccount(account) ? [] : [wrong('account', t('account.format'))]
}

interface Props extends Pick<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onBlur' | 'autoFocus'> {
  readonly fault: string | undefined
  /** Instead of "Account". */
  readonly label?: string
}

/**
 * The account, an address. Not of the browser's type `email`: that one rewrites letters outside ASCII before
 * we see them, and has messages of its own in the browser's language.
 */
export function AccountField({ fault, label, ...typed }: Props) {
  const t = useText(authText)
  return (
    <Field label={label ?? t('account')} field="account" fault={fault}>
      {(aria) => (
        <Input
          {...aria}
          {...typed}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={longestAccount}
        />
      )}
    </Field>
  )
}
