import type { DealForm } from './deal-form.ts'

/** A new deal that was just saved has another page than before; what is typed in it goes along. */
let handedOver: DealForm | undefined
let submitDue: DealForm | undefined

export function handOver(form: DealForm, thenSubmit: boolean): void {
  handedOver = form
  submitDue = thenSubmit ? form : undefined
}

export function takeOver(dealId: string | undefined): DealForm | undefined {
  const form = handedOver
  handedOver = undefined
  return form?.state.get().dealId === dealId ? form : undefined
}

/** True once, for a deal that was saved in order to be submitted. */
export function isSubmitDue(form: DealForm): boolean {
  const due = submitDue === form && form.state.get().dealId !== undefined
  if (due) submitDue = undefined
  return due
}
