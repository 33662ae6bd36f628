import { CallRefused } from '@bookrunner/contract'
import { Button, ConfigProvider } from 'antd'
import type { EntityFields } from '@bookrunner/domain/entities'
import { Form, useDraft, useDraftState, wrong, type Draft, type DraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { AuthFrame } from '../AuthFrame.tsx'
import { messageOf, reasonOf } from '../fault.ts'
import { Problem } from '../Problem.tsx'
import { ContactFields, InstitutionFields } from './RegisterFields.tsx'
import type { Confirmed, Progress } from './progress.ts'
import { emptyRegistration, faultsIn, sentOf, type RegistrationValues } from './registration-form.ts'
import { registerText } from './text.ts'
import css from './register.module.css'
import authCss from '../auth.module.css'

interface Props {
  readonly confirmed: Confirmed
  readonly onGo: (next: Progress) => void
}

/** The institution and its first contact. What is typed stays in the tab until it was received. */
export function RegisterForm({ confirmed, onGo }: Props) {
  const t = useText(registerText)
  const lang = useStore(langStore)
  const { account, proof } = confirmed
  const draft = useDraft<RegistrationValues>({ name: 'open registration', base: emptyRegistration(lang) })
  const state = useDraftState(draft)
  const write = useWrite({
    send: api.auth.register,
    meta: { failure: 'ignored' },
    onSuccess: () => {
      draft.discard()
      onGo({ step: 'received', account })
    },
    onError: (fault) => {
      draft.try()
      const reason = reasonOf(fault)
      if (reason === 'session.not-active') onGo({ step: 'underReview', account })
      else if (reason === 'register.confirm-again')
        onGo({ step: 'email', account, problem: messageOf(fault) })
    },
  })
  const own = faultsIn(state.values, lang, t)
  const refused = write.error instanceof CallRefused ? write.error.fields : []
  const faults = [...own, ...refused.map(({ field, message }) => wrong(field, message))]
  const fields = {
    // An area code and a phone that are always there are values of an institution, too.
    draft: draft as unknown as Draft<EntityFields>,
    state: state as unknown as DraftState<EntityFields>,
    faults,
    readOnly: false,
    entityId: undefined,
  }
  return (
    <AuthFrame wide title={t('title')} hint={<p>{t('form.hint', { account })}</p>}>
      <ConfigProvider componentSize="large">
        <Form
          draft={draft}
          faults={own}
          onTyped={() => write.reset()}
          onSend={(values) => write.mutate({ ...sentOf(values), proof })}
        >
          <InstitutionFields {...fields} types={confirmed.types} />
          <ContactFields {...fields} />
          <div className={css.send}>
            <Problem message={messageOf(write.error)} />
            <Button type="primary" htmlType="submit" loading={write.isPending}>
              {t('send')}
            </Button>
          </div>
        </Form>
      </ConfigProvider>
      <div className={authCss.links}>
        <Button type="link" onClick={() => onGo({ step: 'email', account: '', problem: '' })}>
          {t('code.other')}
        </Button>
      </div>
    </AuthFrame>
  )
}
