import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../platform/api.ts'
import { entitiesKey, type EntityRow } from './use-entities.ts'

/** One institution as its administrators read it, with the registration behind it. */
export const useEntityInfo = (entityId: string | null) =>
  useQuery({
    queryKey: [...entitiesKey, 'info', entityId],
    queryFn: ({ signal }) => api.entities.info({ entityId: entityId ?? '' }, { signal }),
    enabled: entityId !== null,
    meta: { failure: 'shown' },
  })

const PARAM = 'open'

/** The open institution: chosen in the list, or named by the address of a notice. */
export function useOpened(listed: readonly EntityRow[]) {
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<EntityRow | 'new'>()
  const linked = useEntityInfo(opened === undefined ? params.get(PARAM) : null).data
  const chosen = opened === 'new' ? undefined : (opened ?? linked)
  return {
    isOpen: opened !== undefined || linked !== undefined,
    // As it is now.
    row: listed.find(({ entityId }) => entityId === chosen?.entityId) ?? chosen,
    open: setOpened,
    close: () => {
      setOpened(undefined)
      if (!params.has(PARAM)) return
      setParams(
        (now) => {
          now.delete(PARAM)
          return now
        },
        { replace: true },
      )
    },
  }
}
