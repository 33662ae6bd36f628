import { wordsFor } from '@bookrunner/contract/text'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePage } from '../../../kit/page-context.ts'
import { langStore } from '../../../platform/language.ts'
import { tell } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { replaceTab } from '../../../shell/tabs/tabs-store.ts'
import { useFieldWords } from '../use-field-words.ts'
import { forgetBackup } from './backup.ts'
import type { DealForm } from './deal-form.ts'
import { arrive, handOver } from './hand-over.ts'
import { save } from './saving.ts'
import { formText } from './text.ts'

/** A new deal that was saved has an address of its own: the page goes there, and what is typed goes along. */
function useOwnAddress(form: DealForm) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { key } = usePage()
  return (thenSubmit: boolean) => {
    const { dealId } = form.state.get()
    if (dealId === undefined) return
    forgetBackup(undefined)
    handOver({ form, from: key, thenSubmit })
    const params = new URLSearchParams(search)
    params.set('dealId', dealId)
    void navigate(`${pathname}?${params}`, { replace: true })
  }
}

/** Saving as a person does it: what stands in the way is shown, what was done is said. */
export function useSaving(form: DealForm) {
  const t = useText(formText)
  const words = useFieldWords()
  const goOn = useOwnAddress(form)
  const mayKeep = () => {
    const { mode, contested } = form.state.get()
    if (mode === 'read') return false
    if (contested[0]) {
      form.goTo(contested[0])
      tell('warning', t('contested.first'))
      return false
    }
    if (form.dirty || mode === 'new') return true
    tell('info', wordsFor(langStore.get(), 'write.no-changes'))
    return false
  }
  const keep = async (reason?: string, thenSubmit = false): Promise<boolean> => {
    const fresh = form.state.get().dealId === undefined
    const kept = await save(form, reason)
    if (!kept) return false
    const { unread } = form.state.get()
    if (unread.length === 0) tell('success', t('saved'))
    else tell('warning', t('saved.except', { fields: unread.map(words).join(', ') }))
    if (fresh) goOn(thenSubmit)
    return true
  }
  return { keep, mayKeep }
}

/** Submitting first says what is missing, then saves what is not saved yet, and leaves the rest to the page. */
export function useSubmitting(form: DealForm, onSubmit: (() => void) | undefined) {
  const { keep, mayKeep } = useSaving(form)
  const { key } = usePage()
  const open = useEffectEvent(() => onSubmit?.())
  useEffect(() => {
    const arrived = arrive(form)
    if (!arrived) return
    // The tab it stood on is the new address's from now on, in the same place.
    replaceTab(arrived.from, key)
    if (arrived.thenSubmit) open()
  }, [form, key])
  return async () => {
    form.advise()
    form.try()
    const { faults, unread, dealId } = form.state.get()
    if (unread[0]) return form.goTo(unread[0])
    if (faults.some(({ kind }) => kind !== 'doubtful')) return
    const fresh = dealId === undefined
    if (fresh || form.dirty) {
      if (!mayKeep() || !(await keep(undefined, true))) return
    }
    // A new deal goes on at its own address, and opens the dialog there.
    if (!fresh) onSubmit?.()
  }
}
