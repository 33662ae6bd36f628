import type { ReplyOf } from '@bookrunner/contract'
import { categoriesFor } from '@bookrunner/contract/notices'
import { noticeCategoryTexts, type usersCalls } from '@bookrunner/contract/users'
import { isMailLocked, mailCategories, type NoticeCategory } from '@bookrunner/domain/users'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Drawer, Switch } from 'antd'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { FormDrawer, useDraft, useDraftState } from '../../../kit/form/index.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { mailText } from './mail-text.ts'
import css from './mail.module.css'

type Own = ReplyOf<typeof usersCalls.info>

interface Mails {
  readonly mails: readonly NoticeCategory[]
}

const SIZE = 520

/** A person chooses, category by category, which notices also come by mail. */
export function MailDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText(mailText)
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const lang = useStore(langStore)
  const own = useQuery({
    queryKey: ['users', 'one', userId, lang],
    queryFn: () => api.users.info({ userId }),
    meta: { failure: 'shown' },
  })
  if (own.data) return <MailForm own={own.data} onClose={onClose} />
  return (
    <Drawer open size={SIZE} title={t('title')} onClose={onClose}>
      {own.isError ? (
        <ErrorState title={t('failed')} action={t('again')} onAction={() => void own.refetch()} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Drawer>
  )
}

function MailForm({ own, onClose }: { readonly own: Own; readonly onClose: () => void }) {
  const t = useText(mailText)
  const lang = useStore(langStore)
  const session = useStore(sessionStore)
  const client = useQueryClient()
  const save = useWrite({
    send: ({ mails }: Mails, options) =>
      api.users.editOwn({ version: own.version, mails: [...mails] }, options),
    onSuccess: () => {
      toast('success', t('saved'))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['users'] }),
  })
  const draft = useDraft<Mails>({ base: { mails: own.mails }, version: own.version, busy: save.isPending })
  const { mails } = useDraftState(draft).values
  return (
    <FormDrawer
      title={t('title')}
      size={SIZE}
      draft={draft}
      faults={[]}
      refused={save.error}
      busy={save.isPending}
      send={t('save')}
      isNew={false}
      onSend={(values) => save.mutate(values)}
      onTyped={() => save.reset()}
      onClose={onClose}
      above={<p className={css.hint}>{t('hint', { account: own.user.account })}</p>}
    >
      <ul className={css.categories}>
        {session &&
          categoriesFor(session, lang).map(({ category, events }) => (
            <Category
              key={category}
              category={category}
              events={events.map(({ name }) => name)}
              on={isMailLocked(category) || mails.includes(category)}
              onChoose={(on) =>
                draft.set({
                  mails: mailCategories.filter((each) => (each === category ? on : mails.includes(each))),
                })
              }
            />
          ))}
      </ul>
    </FormDrawer>
  )
}

interface CategoryProps {
  readonly category: NoticeCategory
  readonly events: readonly string[]
  readonly on: boolean
  readonly onChoose: (on: boolean) => void
}

function Category({ category, events, on, onChoose }: CategoryProps) {
  const t = useText(mailText)
  const lang = useStore(langStore)
  const locked = isMailLocked(category)
  const name = noticeCategoryTexts[category][lang]
  return (
    <li className={css.category}>
      <span className={css.name}>{name}</span>
      <span className={css.choice}>
        {locked && <span>{t('always')}</span>}
        <Switch
          size="small"
          aria-label={t('byMail', { category: name })}
          checked={on}
          disabled={locked}
          onChange={onChoose}
        />
      </span>
      <details className={css.events}>
        <summary>{t('events', { count: events.length })}</summary>
        <ul>
          {events.map((event) => (
            <li key={event}>{event}</li>
          ))}
        </ul>
      </details>
    </li>
  )
}
