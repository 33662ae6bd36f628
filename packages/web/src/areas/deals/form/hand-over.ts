import type { DealForm } from './deal-form.ts'
import type { FocusPlace } from './focus-place.ts'

interface Going {
  readonly form: DealForm
  /** The open page it comes from. */
  readonly from: string
  readonly thenSubmit: boolean
  /** How far that page was scrolled. */
  readonly top: number
  /** The field or button that had the focus. */
  readonly focus: FocusPlace | undefined
}

/** A new deal that was just saved has another page than before; what is typed in it goes along. */
let going: Going | undefined

export function handOver(next: Going): void {
  going = next
}

export const goingTo = (dealId: string | undefined): DealForm | undefined =>
  going?.form.state.get().dealId === dealId ? going?.form : undefined

/** Once it is there: where it came from, and whether it was saved in order to be submitted. */
export function arrive(form: DealForm): Going | undefined {
  if (going?.form !== form || form.state.get().dealId === undefined) return undefined
  const arrived = going
  going = undefined
  return arrived
}
