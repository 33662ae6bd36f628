import { DesktopOutlined, MobileOutlined } from '@ant-design/icons'
import type { ReplyOf } from '@bookrunner/contract'
import type { authCalls } from '@bookrunner/contract/auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { instant } from '../../kit/format.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { announce, confirm } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { textOf, useText } from '../../platform/text.ts'
import { deviceOf } from './device.ts'
import { messageOf } from './fault.ts'
import { authText } from './text.ts'
import css from './SessionsPage.module.css'
import authCss from './auth.module.css'

type Session = ReplyOf<typeof authCalls.sessionList>['list'][number]

const KEY = ['auth', 'sessions']

/** The user's sessions, with a button to end each. */
export default function SessionsPage() {
  const t = useText(authText)
  const sessions = useQuery({
    queryKey: KEY,
    queryFn: () => api.auth.sessionList(),
    meta: { failure: 'shown' },
  })
  const { ask, endOthers, end } = useEnding()
  const list = sessions.data?.list ?? []
  const others = list.filter((session) => !session.current)
  return (
    <>
      <PageHeader
        actions={
          <Button
            danger
            disabled={others.length === 0}
            loading={endOthers.isPending}
            onClick={() =>
              ask(t('sessions.confirmOthers'), t('sessions.endOthers'), () => endOthers.mutateAsync())
            }
          >
            {t('sessions.endOthers')}
          </Button>
        }
      />
      <p className={authCss.lead}>{t('sessions.hint')}</p>
      {sessions.isPending && <RowsSkeleton rows={4} />}
      {sessions.isError && (
        <ErrorState
          title={t('sessions.failed')}
          hint={messageOf(sessions.error)}
          action={t('again')}
          onAction={() => void sessions.refetch()}
        />
      )}
      <ul className={css.sessions}>
        {list.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            onEnd={() =>
              ask(t('sessions.confirm'), t('sessions.end'), () => end.mutateAsync(session.sessionId))
            }
          />
        ))}
      </ul>
    </>
  )
}

function useEnding() {
  const t = useText(authText)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: KEY })
  const end = useWrite({
    send: (sessionId: string, options) => api.auth.sessionEnd({ sessionId }, options),
    meta: { success: () => textOf(authText)('sessions.ended') },
    onSettled: refresh,
  })
  const endOthers = useWrite({
    send: (_none: void, options) => api.auth.sessionEndOthers({}, options),
    onSuccess: ({ ended }) => announce('success', textOf(authText)('sessions.endedOthers', { count: ended })),
    onSettled: refresh,
  })
  const ask = (title: string, verb: string, onOk: () => Promise<unknown>) =>
    confirm({
      title,
      content: t('sessions.confirm.hint'),
      okText: verb,
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => onOk().catch(() => undefined),
    })
  return { ask, end, endOthers }
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useText(authText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const device = deviceOf(session.userAgent)
  const name = device
    ? t('sessions.browser', { browser: device.browser, system: device.system })
    : t('sessions.unknown')
  const facts = [
    [t('sessions.address'), session.ip],
    [t('sessions.lastUsed'), instant(session.lastSeenTime, lang, zone)],
    [t('sessions.began'), instant(session.createTime, lang, zone)],
    [t('sessions.until'), instant(session.expireTime, lang, zone)],
  ]
  return (
    <li>
      <span className={css.icon} aria-hidden="true">
        {device?.phone ? <MobileOutlined /> : <DesktopOutlined />}
      </span>
      <div>
        <strong title={session.userAgent}>{name}</strong>
        {session.current && <Tag className={css.this}>{t('sessions.this')}</Tag>}
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!session.current && (
        <Button onClick={onEnd} aria-label={`${t('sessions.end')}: ${name}, ${session.ip}`}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
