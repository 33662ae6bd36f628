import { refusalMessage } from '@bookrunner/contract/text'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useListed } from '../../../kit/use-listed.ts'
import { usePage } from '../../../kit/page-context.ts'
import { langStore } from '../../../platform/language.ts'
import { tell } from '../../../platform/notify.ts'
import { useText } from '../../../platform/text.ts'
import { scrollers } from '../../../shell/layout/content.ts'
import { replaceTab } from '../../../shell/tabs/tabs-store.ts'
import { useFieldName } from '../use-field-name.ts'
import { placeOf } from './faults.ts'
import { inFormOrder } from './order.ts'
import { forgetBackup } from './backup.ts'
import type { DealForm } from './deal-form.ts'
import { focusOn, focusPlace } from './focus-place.ts'
import { arrive, handOver } from './hand-over.ts'
import { save } from './saving.ts'
import { formText } from './text.ts'

/** After its first save a new deal gets its URL; the form moves there with its values. */
function useOwnAddress(form: DealForm) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { key } = usePage()
  return (thenSubmit: boolean) => {
    const { dealId } = form.state.get()
    if (dealId === undefined) return
    forgetBackup(undefined)
    const top = Math.max(...scrollers().map(({ scrollTop }) => scrollTop))
    handOver({ form, from: key, thenSubmit, top, focus: focusPlace() })
    const params = new URLSearchParams(search)
    params.set('dealId', dealId)
    void navigate(`${pathname}?${params}`, { replace: true })
  }
}

/** Saves for the user: shows conflicts first, and reports the result. */
export function useSaving(form: DealForm) {
  const t = useText(formText)
  const nameOfField = useFieldName()
  const listed = useListed()
  const goOn = useOwnAddress(form)
  const maySave = () => {
    const { mode, contested } = form.state.get()
    if (mode === 'read') return false
    if (contested[0]) {
      form.goTo(contested[0])
      tell('warning', t('contested.first'))
      return false
    }
    if (form.dirty || mode === 'new') return true
    tell('info', refusalMessage(langStore.get(), 'write.no-changes'))
    return false
  }
  const saveDeal = async (reason?: string, thenSubmit = false): Promise<boolean> => {
    const fresh = form.state.get().dealId === undefined
    const isSaved = await save(form, reason)
    if (!isSaved) return false
    const unsaved = [...form.state.get().unread, ...form.leftOut]
    if (unsaved.length === 0) tell('success', t('saved'))
    else tell('warning', t('saved.except', { fields: listed(unsaved.map(nameOfField)) }))
    if (fresh) goOn(thenSubmit)
    return true
  }
  return { saveDeal, maySave }
}

/** Submits: shows missing fields first, saves, then calls the page's dialog. */
export function useSubmitting(form: DealForm, onSubmit: (() => void) | undefined) {
  const { saveDeal, maySave } = useSaving(form)
  const { key } = usePage()
  const open = useEffectEvent(() => onSubmit?.())
  useEffect(() => {
    const arrived = arrive(form)
    if (!arrived) return
    // The tab of the new deal now has its new URL, in the same place.
    replaceTab(arrived.from, key)
    for (const scroller of scrollers()) scroller.scrollTop = arrived.top
    const { focus } = arrived
    // The page takes the focus first, so wait for the next frame. A dialog that opens has the focus instead.
    if (arrived.thenSubmit) open()
    else if (focus) requestAnimationFrame(() => focusOn(focus))
  }, [form, key])
  return async () => {
    form.advise()
    form.try()
    const { faults, unread, dealId } = form.state.get()
    if (unread[0]) return form.goTo(unread[0])
    const [first] = inFormOrder(faults.filter(({ kind }) => kind !== 'doubtful'))
    if (first) return form.goTo(placeOf(first) ?? first.field)
    const fresh = dealId === undefined
    if (fresh || form.dirty) {
      if (!maySave() || !(await saveDeal(undefined, true))) return
    }
    // A new deal continues at its URL, and opens the dialog there.
    if (!fresh) onSubmit?.()
  }
}
