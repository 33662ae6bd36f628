import type { ReceivedFile } from '@bookrunner/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import css from './upload.module.css'

interface Props {
  /** Of the file, so that the same picture is loaded once. */
  readonly fileId: string
  readonly load: () => Promise<ReceivedFile>
  readonly alt: string
}

/** A stored picture, small. Nothing while it is loaded or if it cannot be. */
export function FileImage({ fileId, load, alt }: Props) {
  const { data } = useQuery({
    queryKey: ['file-image', fileId],
    queryFn: async () => (await load()).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { failure: 'ignored' },
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return undefined
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return url ? <img className={css.image} src={url} alt={alt} /> : null
}
