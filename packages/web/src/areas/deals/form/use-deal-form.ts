import type { DealDetail } from '@bookrunner/contract/deals'
import { useEffect, useState } from 'react'
import { readBackup } from './backup.ts'
import { DealForm } from './deal-form.ts'
import { goingTo } from './hand-over.ts'

function formFor(detail: DealDetail | undefined): DealForm {
  const dealId = detail?.header.dealId
  const going = goingTo(dealId)
  if (going) return going
  const form = new DealForm(detail)
  const backup = readBackup(dealId)
  if (backup) form.restore(backup)
  return form
}

/**
 * The form of one deal, the same object as long as the page is about that deal; `detail` is the deal as it was
 * last loaded (undefined: a new one). Loading it again, by whomever, is how the form learns of others' changes.
 */
export function useDealForm(detail: DealDetail | undefined): DealForm {
  const [form] = useState(() => formFor(detail))
  useEffect(() => {
    if (detail) form.load(detail)
  }, [form, detail])
  return form
}
