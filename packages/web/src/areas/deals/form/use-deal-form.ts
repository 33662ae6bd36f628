import type { DealDetail } from '@bookrunner/contract/deals'
import { useEffect, useState } from 'react'
import { DealForm } from './deal-form.ts'

/**
 * The form of one deal, the same object as long as the page is about that deal; `detail` is the deal as it was
 * last loaded (undefined: a new one). Loading it again, by whomever, is how the form learns of others' changes.
 */
export function useDealForm(detail: DealDetail | undefined): DealForm {
  const [form] = useState(() => new DealForm(detail))
  useEffect(() => {
    if (detail) form.receive(detail)
  }, [form, detail])
  return form
}
