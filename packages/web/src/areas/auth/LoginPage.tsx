import { canSeal } from '@bookrunner/contract/auth'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { AlreadyHere } from './AlreadyHere.tsx'
import { CodeStep } from './CodeStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
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
    <CodeStep
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
