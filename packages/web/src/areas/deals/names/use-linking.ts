import type { NamedParty } from '@bookrunner/contract/deals'
import { CallRefused } from '@bookrunner/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { refusalText } from '../../../kit/refusal-text.ts'
import { langStore } from '../../../platform/language.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { textOf } from '../../../platform/text.ts'
import { namesText } from './text.ts'
import { namesKey } from './use-names.ts'

interface LinkRequest {
  readonly entityId: string
  readonly dealIds: readonly string[]
}

/** A deal in which the name was not linked, and why. */
export interface Unlinked {
  readonly dealId: string
  readonly message: string
}

/** Links a name in each deal; a deal that refuses it does not keep it from the others. */
export function useLinking({ kind, name }: NamedParty, onDone: () => void) {
  const client = useQueryClient()
  return useWrite({
    send: async ({ entityId, dealIds }: LinkRequest, { key = '' }) => {
      const unlinked: Unlinked[] = []
      for (const dealId of dealIds)
        try {
          await api.deals.linkParty({ dealId, kind, name, entityId }, { key: `${key}-${dealId}` })
        } catch (fault) {
          if (!(fault instanceof CallRefused)) throw fault
          unlinked.push({ dealId, message: refusalText(fault, langStore.get()) })
        }
      return { linked: dealIds.length - unlinked.length, unlinked }
    },
    meta: { failure: 'shown' },
    onSuccess: async ({ linked, unlinked }) => {
      if (linked > 0) toast('success', textOf(namesText)('done', { count: linked }))
      await client.invalidateQueries({ queryKey: namesKey })
      if (unlinked.length === 0) onDone()
    },
  })
}
