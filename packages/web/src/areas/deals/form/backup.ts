import { forgetStored, readStored, storeDraft } from '../../../kit/form/index.ts'
import type { DealForm } from './deal-form.ts'

const nameOf = (dealId: string | undefined) => `deal ${dealId ?? 'new'}`

export const readBackup = (dealId: string | undefined) => readStored(nameOf(dealId))

export const forgetBackup = (dealId: string | undefined) => forgetStored(nameOf(dealId))

const writeAfterMs = 400

/** Stores what is typed as it is typed, until it is saved. */
export const keepBackup = (form: DealForm): (() => void) =>
  storeDraft(form, () => nameOf(form.state.get().dealId), { afterMs: writeAfterMs })
