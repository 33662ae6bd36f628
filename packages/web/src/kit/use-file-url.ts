import type { ReceivedFile } from '@bookrunner/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const queryKey = (key: string | undefined) => ['file-url', key] as const

/** A picture that was just sent is at hand: it is not loaded again. */
export function useFileAtHand(): (key: string, picture: Blob) => void {
  const client = useQueryClient()
  return (key, picture) => client.setQueryData(queryKey(key), picture)
}

/**
 * Where the browser holds a stored picture while it is shown; undefined while it is loaded, if it cannot be, or without
 * a key. The key names the picture, so that it is loaded once.
 */
export function useFileUrl(key: string | undefined, load: () => Promise<ReceivedFile>): string | undefined {
  const { data } = useQuery({
    queryKey: queryKey(key),
    queryFn: async () => (await load()).blob(),
    enabled: key !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { failure: 'ignored' },
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return setUrl(undefined)
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return url
}
