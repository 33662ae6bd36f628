import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { authTexts } from '@bookrunner/contract/auth'
import { isStrongPassword, passwordLacks, type PasswordLack } from '@bookrunner/domain/auth'
import { useId } from 'react'
import type { Draft } from '../../kit/form/draft.ts'
import { faultAt, wrong, type FormFault } from '../../kit/form/faults.ts'
import { Field } from '../../kit/form/Field.tsx'
import { typedInto } from '../../kit/form/Form.tsx'
import { useDraftState } from '../../kit/form/use-draft.ts'
import { useText } from '../../platform/text.ts'
import { useWorded } from '../../platform/worded.ts'
import { PasswordInput } from './inputs.ts'
import { authText } from './text.ts'
import css from './auth.module.css'

const SHOWN = [
  'length',
  'digit',
  'lowercase',
  'uppercase',
  'special',
] as const satisfies readonly PasswordLack[]

export interface NewPasswordFields {
  readonly password: string
  readonly confirm: string
}

export function useNewPasswordFaults({ password, confirm }: NewPasswordFields): FormFault[] {
  const t = useText(authText)
  const worded = useWorded()
  const faults: FormFault[] = []
  if (!isStrongPassword(password)) faults.push(wrong('password', worded(authTexts.passwordRule)))
  if (!confirm) faults.push(wrong('confirm', t('confirm.required')))
  else if (confirm !== password) faults.push(wrong('confirm', worded(authTexts.passwordMismatch)))
  return faults
}

interface Props<Values extends NewPasswordFields> {
  readonly draft: Draft<Values>
  readonly faults: readonly FormFault[]
  /** What the server refused. */
  readonly problem: string | undefined
}

/** §5: the new password and its confirmation, with what it still lacks shown while it is typed. */
export function NewPassword<Values extends NewPasswordFields>({ draft, faults, problem }: Props<Values>) {
  const t = useText(authText)
  const policyId = useId()
  const state = useDraftState(draft)
  const field = (name: keyof NewPasswordFields) => ({
    ...typedInto(draft, name),
    onBlur: () => draft.leave(name),
    autoComplete: 'new-password',
  })
  return (
    <>
      <Field label={t('new.label')} field="password" fault={problem ?? faultAt('password', faults, state)}>
        {(aria) => (
          <PasswordInput
            {...aria}
            {...field('password')}
            aria-describedby={`${aria['aria-describedby']} ${policyId}`}
          />
        )}
      </Field>
      <Policy id={policyId} typed={state.values.password} />
      <Field label={t('confirm.label')} field="confirm" fault={faultAt('confirm', faults, state)}>
        {(aria) => <PasswordInput {...aria} {...field('confirm')} />}
      </Field>
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
