import type { CallOptions } from '@bookrunner/contract'
import { nameIn } from '@bookrunner/domain/kernel'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { mergeText } from './merge-text.ts'
import { entitiesKey, useEntitiesAgain, type EntityRow } from './use-entities.ts'

export type MergePreview = Awaited<ReturnType<typeof api.entities.merge>>

const mostFound = 50

/** Institutions that this one may be merged into. */
export function useTargets(row: EntityRow, keyword: string) {
  const query = {
    pageSize: mostFound,
    source: 'platform' as const,
    review: 'reviewed' as const,
    ...(keyword.trim() && { keyword: keyword.trim() }),
  }
  const { data, isFetching } = useQuery({
    queryKey: [...entitiesKey, 'targets', query],
    queryFn: ({ signal }) => api.entities.list(query, { signal }),
    placeholderData: (before) => before,
    meta: { failure: 'ignored' },
  })
  return { targets: data?.list.filter(({ entityId }) => entityId !== row.entityId) ?? [], isFetching }
}

/** The merge, and what a dry run said of the chosen target. */
export function useMerge(row: EntityRow, intoId: string, onDone: () => void) {
  const t = useText(mergeText)
  const lang = useStore(langStore)
  const again = useEntitiesAgain()
  const [answer, setAnswer] = useState<{ readonly intoId: string; readonly reply: MergePreview }>()
  const inputFor = (chosen: string) => ({
    entityId: row.entityId,
    intoId: chosen,
    expectedVersion: row.version,
  })
  const check = useMutation({
    mutationFn: async (chosen: string) => ({
      intoId: chosen,
      reply: await api.entities.merge(inputFor(chosen), { dryRun: true }),
    }),
    meta: { failure: 'shown' },
    onSuccess: setAnswer,
  })
  const write = useWrite({
    send: (chosen: string, options: CallOptions) => api.entities.merge(inputFor(chosen), options),
    meta: { failure: 'shown' },
    onSuccess: ({ into }) => {
      toast('success', t('done', { name: nameIn(lang, row), into: nameIn(lang, into) }))
      onDone()
    },
    onSettled: again,
  })
  return { preview: answer?.intoId === intoId ? answer.reply : undefined, check, write }
}
