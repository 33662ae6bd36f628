import { useEffect, useState } from 'react'
import { api } from '../../platform/api.ts'

/** The image of a notice, held by the browser while it is shown; undefined until it is there. */
export function useNoticeImage(logId: string | undefined, hasImage: boolean): string | undefined {
  const [image, setImage] = useState<string>()
  useEffect(() => {
    if (!logId || !hasImage) return setImage(undefined)
    let url: string | undefined
    let isGone = false
    const load = async () => {
      const content = await (await api.notices.image({ logId })).blob()
      if (isGone) return
      url = URL.createObjectURL(content)
      setImage(url)
    }
    // The text is readable without it.
    load().catch(() => undefined)
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [logId, hasImage])
  return image
}
