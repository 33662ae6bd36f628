import { canSeal } from '@bookrunner/contract/auth'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../../platform/api.ts'
import { prefetchFrame } from '../../platform/navigation.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { enter } from './after-login.ts'
import { AlreadyHere } from './AlreadyHere.tsx'
import { CodeStep } from './CodeStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { authText } from './text.ts'
import { storeWaiting, storedWaiting, type Waiting } from './waiting.ts'

/** §1: log-in in two steps, the password and then the code that is mailed. */
export default function LoginPage() {
  const { search } = useLocation()
  const [problem, setProblem] = useState('')
  const [session] = useState(() => sessionStore.get())
  const [waiting, setWaiting] = useState(() => (session ? undefined : storedWaiting()))
  const [account, setAccount] = useState(waiting?.account ?? '')
  const here = useStore(sessionStore)
  const wait = (next: Waiting | undefined) => {
    storeWaiting(next)
    setWaiting(next)
  }
  if (here && (session || !waiting)) return <AlreadyHere session={here} search={search} />
  if (!waiting) {
    return (
      <PasswordStep
        account={account}
        problem={problem}
        secure={canSeal()}
        onSent={(sent) => {
          setAccount(sent.account)
          setProblem('')
          wait(sent)
        }}
      />
    )
  }
  return (
    <LoginCode
      waiting={waiting}
      search={search}
      onResent={wait}
      onBack={(words) => {
        setProblem(words)
        wait(undefined)
      }}
    />
  )
}

interface LoginCodeProps {
  readonly waiting: Waiting
  readonly search: string
  readonly onResent: (waiting: Waiting) => void
  readonly onBack: (problem: string) => void
}

function LoginCode({ search, ...step }: LoginCodeProps) {
  const t = useText(authText)
  const passed = useRef(false)
  const { ticket } = step.waiting
  // While the mail is on its way.
  useEffect(prefetchFrame, [])
  return (
    <CodeStep
      {...step}
      send={t('login')}
      other={t('code.other')}
      onResend={() => api.auth.resendCode({ ticket })}
      onCheck={async (code) => {
        // A code is good once: if only what follows it failed, that alone is done again.
        if (!passed.current) await api.auth.authenticate({ ticket, code })
        passed.current = true
        storeWaiting(undefined)
        await enter(search)
      }}
    />
  )
}
