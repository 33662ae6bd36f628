import { canSeal, type CodeSent } from '@bookrunner/contract/auth'
import { useState } from 'react'
import { useLocation } from 'react-router'
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
  const { search } = useLocation()
  const [account, setAccount] = useState('')
  const [problem, setProblem] = useState('')
  const [waiting, setWaiting] = useState<Waiting>()
  const [session] = useState(() => sessionStore.get())
  const here = useStore(sessionStore)
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
