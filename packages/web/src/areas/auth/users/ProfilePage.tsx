import { CallRefused } from '@bookrunner/contract'
import { nameIn } from '@bookrunner/domain/kernel'
import { Alert, Button, Select } from 'antd'
import { useId } from 'react'
import { Link } from 'react-router'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import {
  Field,
  FieldLook,
  Form,
  useDraft,
  useDraftState,
  type Draft,
  wrong,
  type FormFault,
} from '../../../kit/form/index.ts'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { within } from '../../../kit/within.ts'
import { api } from '../../../platform/api.ts'
import { useLanguageChoice } from '../../../kit/use-language-choice.ts'
import { LANG_NAME, LANGS, langStore } from '../../../platform/language.ts'
import { openSession } from '../../../platform/me.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { messageOf } from '../fault.ts'
import { Problem } from '../Problem.tsx'
import { PhoneField, TextInput, ZoneField } from './PersonFields.tsx'
import { profileChanges, profileFaults, profileOf, type ProfileFields } from './profile.ts'
import { profileText } from './profile-text.ts'
import { useUser, type UserRecord } from './user-list.ts'
import { useUsersAgain } from './use-user-acts.ts'
import authCss from '../auth.module.css'
import formCss from '../../../kit/form/form.module.css'
import css from './users.module.css'

/** The own name, phone, time zone and language. */
export default function ProfilePage() {
  const t = useText(profileText)
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const user = useUser(userId)
  return (
    <>
      <PageHeader />
      {user.data && <Profile record={user.data} />}
      {user.isPending && <RowsSkeleton rows={7} />}
      {user.isError && !user.data && (
        <ErrorState
          title={t('failed')}
          hint={messageOf(user.error)}
          action={t('again')}
          onAction={() => void user.refetch()}
        />
      )}
    </>
  )
}

interface Sent {
  readonly fields: ProfileFields
  readonly base: ProfileFields
  readonly version: number
}

function Profile({ record }: { readonly record: UserRecord }) {
  const t = useText(profileText)
  const lang = useStore(langStore)
  const id = useId()
  const again = useUsersAgain()
  const chooseLanguage = useLanguageChoice()
  const save = useWrite({
    send: ({ fields, base, version }: Sent, options) =>
      api.users.editOwn({ version, ...profileChanges(fields, base) }, options),
    meta: { failure: 'shown' },
    onSuccess: async ({ version }, { fields, base }) => {
      draft.saved(fields, version)
      // Name, time zone and language are shown at once, without a new log-in.
      await openSession()
      // An address with a language would keep the one before.
      if (fields.language !== '' && fields.language !== base.language) chooseLanguage(fields.language)
      toast('success', profileText.books[langStore.get()].saved)
    },
    onSettled: again,
  })
  const draft = useDraft({
    name: 'own profile',
    asks: true,
    base: profileOf(record),
    version: record.version,
    busy: save.isPending,
  })
  const state = useDraftState(draft)
  const refused = save.error instanceof CallRefused ? save.error.fields : []
  const faults = [
    ...profileFaults(state.values, lang, t('name.required')),
    ...refused.map(({ field, message }) => wrong(field, message)),
  ]
  const send = (fields: ProfileFields) => {
    const { base, version, contested } = draft.state.get()
    if (contested.length === 0) save.mutate({ fields, base, version })
  }
  return (
    <div className={authCss.narrow}>
      <p className={css.own} translate="no">
        {[record.user.account, record.user.entity && nameIn(lang, record.user.entity), record.user.group.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!record.user.entity && <Alert type="info" showIcon title={t('noEntity')} />}
      <Problem message={save.isError ? messageOf(save.error) : ''} />
      <FieldLook value="drawer">
        <div className={formCss.drawerForm}>
          <Form id={id} draft={draft} faults={faults} onSend={send} onTyped={() => save.reset()}>
            <ProfileFormFields draft={draft} faults={faults} />
          </Form>
        </div>
      </FieldLook>
      <p>
        <Link to="/my-notices?mails=choose">{t('mails')}</Link>
      </p>
      <Button
        type="primary"
        className={css.save}
        htmlType="submit"
        form={id}
        loading={save.isPending}
        disabled={!draft.dirty}
      >
        {t('save')}
      </Button>
    </div>
  )
}

interface FieldsProps {
  readonly draft: Draft<ProfileFields>
  readonly faults: readonly FormFault[]
}

function ProfileFormFields({ draft, faults }: FieldsProps) {
  const t = useText(profileText)
  const { values } = useDraftState(draft)
  const unset = values.language === '' ? [{ value: '' as const, label: t('language.none') }] : []
  return (
    <>
      <TextInput field="name" max={100} label={t('name')} draft={draft} faults={faults} />
      <TextInput field="nickName" max={60} label={t('nickName')} draft={draft} faults={faults} />
      <PhoneField draft={draft} faults={faults} />
      <ZoneField draft={draft} />
      <Field label={t('language')} hint={t('language.hint')}>
        {(aria) => (
          <Select<ProfileFields['language']>
            {...aria}
            value={values.language}
            onChange={(language) => draft.set({ language })}
            getPopupContainer={within}
            options={[...unset, ...LANGS.map((value) => ({ value, label: LANG_NAME[value] }))]}
          />
        )}
      </Field>
    </>
  )
}
