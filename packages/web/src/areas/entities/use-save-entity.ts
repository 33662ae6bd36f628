import type { EntityFields } from '@bookrunner/domain/entities'
import { nameIn } from '@bookrunner/domain/kernel'
import { useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '@bookrunner/contract'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { textOf } from '../../platform/text.ts'
import { entitiesText } from './text.ts'
import { entitiesKey, type EntityRow } from './use-entities.ts'

type Sent = Parameters<typeof api.entities.edit>[0]

/** Adds an institution, or changes the fields that differ. */
export function useSaveEntity(row: EntityRow | undefined, onDone: () => void) {
  const client = useQueryClient()
  return useWrite({
    send: (fields: Partial<EntityFields>, options: CallOptions) => {
      const sent = fields as Partial<Sent>
      return row
        ? api.entities.edit({ ...sent, entityId: row.entityId, expectedVersion: row.version }, options)
        : api.entities.add({ ...sent, name: fields.name ?? '' }, options)
    },
    meta: { failure: 'shown' },
    onSuccess: (saved) => {
      const { review } = saved
      const name = nameIn(langStore.get(), saved)
      const t = textOf(entitiesText)
      toast(
        'success',
        row ? t('saved', { name }) : t(review === 'pending' ? 'pendingAdded' : 'added', { name }),
      )
      onDone()
    },
    // Also after a change of another, which the form then shows.
    onSettled: () => client.invalidateQueries({ queryKey: entitiesKey }),
  })
}
