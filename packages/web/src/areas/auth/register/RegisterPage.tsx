import { useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { api } from '../../../platform/api.ts'
import { CodeStep } from '../CodeStep.tsx'
import { reasonOf } from '../fault.ts'
import type { Waiting } from '../waiting.ts'
import { Decided } from './Decided.tsx'
import { EmailStep } from './EmailStep.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { start, storedProgress, storeProgress, type Progress } from './progress.ts'
import { registerText } from './text.ts'

/** §2: an institution registers itself: address, code, institution and first contact, and then a review. */
export default function RegisterPage() {
  const [progress, setProgress] = useState(storedProgress)
  const go = (next: Progress) => {
    storeProgress(next)
    setProgress(next)
  }
  switch (progress.step) {
    case 'email':
      return <EmailStep {...progress} onSent={(waiting) => go({ step: 'code', waiting })} />
    case 'code':
      return <ConfirmStep waiting={progress.waiting} onGo={go} />
    case 'form':
      return <RegisterForm confirmed={progress.confirmed} onGo={go} />
    default:
      return <Decided {...progress} onAgain={() => go(start)} />
  }
}

interface ConfirmProps {
  readonly waiting: Waiting
  readonly onGo: (next: Progress) => void
}

function ConfirmStep({ waiting, onGo }: ConfirmProps) {
  const t = useText(registerText)
  const { ticket, account } = waiting
  return (
    <CodeStep
      waiting={waiting}
      send={t('continue')}
      other={t('code.other')}
      hint={t('code.hint')}
      onResend={() => api.auth.registerResend({ ticket })}
      onResent={(next) => onGo({ step: 'code', waiting: next })}
      onBack={(problem) => onGo({ step: 'email', account, problem })}
      onCheck={async (code) => {
        try {
          const { expiresInSeconds, ...confirmed } = await api.auth.registerConfirm({ ticket, code })
          const until = Date.now() + expiresInSeconds * 1000
          onGo({ step: 'form', confirmed: { ...confirmed, until } })
        } catch (fault) {
          // Only who reads the mailbox gets so far.
          if (reasonOf(fault) !== 'session.not-active') throw fault
          onGo({ step: 'underReview', account })
        }
      }}
    />
  )
}
