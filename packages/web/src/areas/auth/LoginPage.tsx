import { canSeal, readResetLink, type CodeSent } from '@bookrunner/contract/auth'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { AlreadyHere } from './AlreadyHere.tsx'
import { CodeStep } from './CodeStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

export interface Waiting extends CodeSent {
  readonly account: string
  readonly sentAt: number
}

/** §1: log-in in two steps, the password and then the code that is mailed. */
export default function LoginPage() {
  const { hash, search } = useLocation()
  const [account, setAccount] = useState('')
  const [problem, setProblem] = useState('')
  const [waiting, setWaiting] = useState<Waiting>()
  const [session] = useState(() => sessionStore.get())
  const here = useStore(sessionStore)
  // The mailed reset link leads to log-in, with what it carries in the part that is never sent.
  if (readResetLink(hash)) return <Navigate replace to={{ pathname: '/reset-password', hash }} />
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
          setWaiting(sent)
        }}
      />
    )
  }
  return (
    <CodeStep
      waiting={waiting}
      search={search}
      onResent={setWaiting}
      onBack={(words) => {
        setProblem(words)
        setWaiting(undefined)
      }}
    />
  )
}
