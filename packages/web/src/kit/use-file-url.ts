import type { ReceivedFile } from '@bookrunner/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Where the browser holds a stored picture while it is shown; undefined while it is loaded, if it cannot be, or without
 * a key. The key names the picture, so that it is loaded once.
 */
export function useFileUrl(key: string | undefined, load: () => Promise<ReceivedFile>): string | undefined {
  const { data } = useQuery({
    queryKey: ['file-url', key],
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
