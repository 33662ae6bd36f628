import { useMutation } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { Navigate, useNavigate } from 'react-router'
import { api } from '../../platform/api.ts'
import { forgetSession } from '../../platform/leave.ts'
import { redirectIn } from '../../platform/redirect.ts'
import { nameOf, type SessionRecord } from '../../platform/session.ts'
import { useText } from '../../platform/text.ts'
import { startPage, redirectTarget } from './after-login.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { messageOf } from './fault.ts'
import { Problem } from './Problem.tsx'
import { authText } from './text.ts'

/**
 * A signed-in user opens log-in: goes on to the requested screen if allowed, else chooses between the start page and
 * another account. Never redirects in a circle.
 */
export function AlreadyHere({ session, search }: { session: SessionRecord; search: string }) {
  const t = useText(authText)
  const navigate = useNavigate()
  const target = redirectTarget(search, session)
  const home = startPage(session)
  const leave = useMutation({
    mutationFn: () => api.auth.logout({ userName: session.user.account }),
    meta: { failure: 'ignored' },
    onSuccess: forgetSession,
  })
  if (target) return <Navigate replace to={target} />
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
      <Problem message={messageOf(leave.error)} />
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
