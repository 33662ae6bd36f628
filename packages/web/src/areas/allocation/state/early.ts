import { api } from '../../../platform/api.ts'
import { earlyRequest } from '../../../platform/early.ts'

export interface AllocInput {
  readonly dealId: string
  readonly versionId?: string
}

/** The lines of an allocation, which take longer than the code of their page. */
export const earlyAlloc = earlyRequest('allocation', (input: AllocInput) =>
  api.allocation.allocOrderList(input),
)
