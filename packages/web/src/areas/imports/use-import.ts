import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { langStore } from '../../platform/language.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import type { ImportConfig, ImportView } from './config.ts'

const everyMs = 500

export const isBusy = (view: ImportView | undefined): boolean =>
  view?.state === 'checking' || view?.state === 'adding'

/** The import under way: its state from the server, and what can be done to it. */
export function useImport(
  { name, calls, again }: ImportConfig,
  importId: string | undefined,
  show: (importId: string) => void,
) {
  const client = useQueryClient()
  const lang = useStore(langStore)
  const key = ['imports', name]
  const progress = useQuery({
    queryKey: [...key, importId, lang],
    queryFn: ({ signal }) => calls.progress({ importId: importId ?? '' }, { signal }),
    enabled: importId !== undefined,
    refetchInterval: ({ state }) => (isBusy(state.data) ? everyMs : false),
    meta: { failure: 'shown' },
  })
  const open = useQuery({
    queryKey: [...key, 'open', lang],
    queryFn: () => calls.list(),
    enabled: importId === undefined,
    meta: { failure: 'ignored' },
  })
  const moved = (view: ImportView) => {
    client.setQueryData([...key, view.importId, lang], view)
    void client.invalidateQueries({ queryKey: [...key, 'open'] })
  }
  const start = useMutation({
    mutationFn: (file: File) => calls.start(file, {}),
    onSuccess: (view) => {
      moved(view)
      show(view.importId)
    },
    meta: { failure: 'shown' },
  })
  const commit = useWrite({
    send: (one: { importId: string }, options) => calls.commit(one, options),
    onSuccess: moved,
    meta: { failure: 'shown' },
  })
  const cancel = useWrite({
    send: (one: { importId: string }, options) => calls.cancel(one, options),
    onSuccess: moved,
    meta: { failure: 'shown' },
  })
  const view = progress.data
  // What was added while the window was open is loaded once.
  const added = view?.state === 'added' ? view.importId : undefined
  const loaded = useRef<string>(undefined)
  useEffect(() => {
    if (added === undefined || loaded.current === added) return
    loaded.current = added
    void again()
  }, [added, again])
  return { view, progress, open: open.data?.list ?? [], start, commit, cancel }
}
