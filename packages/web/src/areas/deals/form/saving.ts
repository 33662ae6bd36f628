import { CallRefused } from '@bookrunner/contract'
import type { DealDetail } from '@bookrunner/contract/deals'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { queryClient } from '../../../platform/query.ts'
import { dealQuery } from '../deal-query.ts'
import type { DealForm } from './deal-form.ts'
import { refusedFaults } from './faults.ts'

/** The deal as it is kept now, for everyone who shows it. */
export async function reload(dealId: string): Promise<DealDetail> {
  return queryClient.query({ ...dealQuery(dealId, langStore.get()), staleTime: 0 })
}

interface Saved {
  readonly dealId: string
  readonly version: number
  readonly sharedVersion: number
}

function send(form: DealForm, reason: string | undefined) {
  const { dealId, mode } = form.state.get()
  const sent = form.sending()
  const { content, version, sharedVersion } = sent
  const answer: Promise<Saved> =
    dealId === undefined
      ? api.deals.saveDeal(content)
      : mode === 'announced'
        ? api.deals.editDeal({ dealId, ...content, version, sharedVersion, ...(reason && { reason }) })
        : api.deals.saveDeal({ dealId, ...content, version, sharedVersion })
  return answer.then((saved) => form.kept(sent, saved))
}

/**
 * Keeps what is typed. Whatever is refused, and whatever breaks on the way, stays typed; what somebody else
 * kept meanwhile is fetched and put beside it.
 */
export async function save(form: DealForm, reason?: string): Promise<void> {
  form.update({ saving: true })
  try {
    await send(form, reason)
    const { dealId } = form.state.get()
    if (dealId) form.receive(await reload(dealId))
  } catch (fault) {
    await explain(form, fault)
    throw fault
  } finally {
    form.update({ saving: false })
  }
}

export async function submit(form: DealForm, target: 'IPG' | 'Test'): Promise<void> {
  const { dealId } = form.state.get()
  if (dealId === undefined) throw new Error('What was never saved cannot be submitted.')
  const { version, sharedVersion } = form.sending()
  form.update({ saving: true })
  try {
    await api.deals.submitDeal({ dealId, target, version, sharedVersion })
    form.receive(await reload(dealId))
  } catch (fault) {
    await explain(form, fault)
    throw fault
  } finally {
    form.update({ saving: false })
  }
}

async function explain(form: DealForm, fault: unknown): Promise<void> {
  if (!(fault instanceof CallRefused)) return
  const { dealId } = form.state.get()
  if (fault.reason === 'write.changed-meanwhile' && dealId) form.receive(await reload(dealId))
  if (fault.fields.length > 0) form.refused(refusedFaults(fault.fields))
}
