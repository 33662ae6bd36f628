import { useMutation } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { Navigate, useNavigate } from 'react-router'
import { api } from '../../platform/api.ts'
import { forgetSession } from '../../platform/leave.ts'
import { redirectIn } from '../../platform/redirect.ts'
import { nameOf, type SessionRecord } from '../../platform/session.ts'
import { useText } from '../../platform/text.ts'
import { startPage, wantedPlace } from './after-login.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { wordsOf } from './fault.ts'
import { Problem } from './Problem.tsx'
import { authText } from './text.ts'

/**
 * Somebody signed in comes to log-in. If she may go where she wanted, she goes; if not, she is offered her
 * own start page or another account, and never sent round in a circle.
 */
export function AlreadyHere({ session, search }: { session: SessionRecord; search: string }) {
  const t = useText(authText)
  const navigate = useNavigate()
  const wanted = wantedPlace(search, session)
  const home = startPage(session)
  const leave = useMutation({
    mutationFn: () => api.auth.logout({ userName: session.user.account }),
    meta: { failure: 'ignored' },
    onSuccess: forgetSession,
  })
  if (wanted) return <Navigate replace to={wanted} />
  return (
    <AuthFrame
      title={t('here.title')}
      hint={
        <>
          <p>{t('here.as', { name: nameOf(session.user), account: session.user.account })}</p>
          {redirectIn(search) && <p>{t('here.denied')}</p>}
          {!home && <p>{t('here.none')}</p>}
        </>
      }
    >
      <Problem words={wordsOf(leave.error)} />
      <Flex vertical gap={12}>
        {home && (
          <Button type="primary" size="large" block onClick={() => void navigate(home)}>
            {t('here.home')}
          </Button>
        )}
        <Button size="large" block loading={leave.isPending} onClick={() => leave.mutate()}>
          {t('here.other')}
        </Button>
      </Flex>
    </AuthFrame>
  )
}
