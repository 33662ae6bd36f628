import { CallRefused } from '@bookrunner/contract'
import type { DealDetail } from '@bookrunner/contract/deals'
import { api } from '../../../platform/api.ts'
import { failed, faultMessage } from '../../../platform/failed.ts'
import { langStore } from '../../../platform/language.ts'
import { isClash, PressedWrite } from '../../../platform/outbox/index.ts'
import { queryClient } from '../../../platform/query.ts'
import { dealQuery } from '../deal-query.ts'
import type { DealForm } from './deal-form.ts'
import { refusedFaults } from './faults.ts'
import { inFormOrder } from './order.ts'

/** Loads the stored deal for everything that shows it. */
export async function reload(dealId: string): Promise<DealDetail> {
  return queryClient.query({ ...dealQuery(dealId, langStore.get()), staleTime: 0 })
}

/** A repeated save after a lost connection has the same key, so that no deal is created twice. */
const writes = new WeakMap<DealForm, PressedWrite>()

function writeOf(form: DealForm): PressedWrite {
  const known = writes.get(form) ?? new PressedWrite()
  writes.set(form, known)
  return known
}

async function send(form: DealForm, reason: string | undefined): Promise<void> {
  const { dealId, mode } = form.state.get()
  const sent = form.sending()
  const { content, version, sharedVersion } = sent
  const input = dealId === undefined ? content : { dealId, ...content, version, sharedVersion }
  const saved = await writeOf(form).send([input, reason], (options) =>
    dealId !== undefined && mode === 'announced'
      ? api.deals.editDeal({ dealId, ...content, version, sharedVersion, ...(reason && { reason }) }, options)
      : api.deals.saveDeal(input, options),
  )
  form.sent(sent, saved)
}

/**
 * Saves the typed values. After a refusal or a fault they stay; another person's changes are loaded and shown beside
 * them. Returns whether it saved.
 */
export async function save(form: DealForm, reason?: string): Promise<boolean> {
  if (form.state.get().saving) return false
  form.update({ saving: true, refusal: undefined })
  try {
    await send(form, reason)
    await catchUp(form)
    return true
  } catch (fault) {
    await explain(form, fault)
    return false
  } finally {
    form.update({ saving: false })
  }
}

/** The deal is saved: a failed reload is no failure of saving. */
async function catchUp(form: DealForm): Promise<void> {
  const { dealId } = form.state.get()
  if (dealId === undefined) return
  try {
    form.load(await reload(dealId))
  } catch (fault) {
    failed(fault, 'shown')
  }
}

async function explain(form: DealForm, fault: unknown): Promise<void> {
  // An ended session leads to log-in and back; the typed values stay stored.
  failed(fault, 'shown')
  form.update({ refusal: faultMessage(fault) })
  if (!(fault instanceof CallRefused)) return
  if (isClash(fault.reason)) await catchUp(form)
  if (fault.fields.length === 0) return
  const refused = refusedFaults(fault.fields)
  form.refuse(refused)
  // The message above the fields may be out of sight.
  const [first] = inFormOrder(refused)
  if (first) form.goTo(first.field)
}
