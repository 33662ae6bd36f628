import { useEffect, useState } from 'react'
import { api } from '../../../platform/api.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import type { AuthoredDetail } from './use-authored.ts'

const sent = new Map<string, string>()

/** An image that was just sent is at hand already. */
export const rememberImage = (fileId: string, file: Blob): void => {
  sent.set(fileId, URL.createObjectURL(file))
}

/** The image of a notice that is being written, where the editor and the preview find it. */
export function useShownImage(
  imageId: string | null,
  notice: AuthoredDetail | undefined,
): Store<string | undefined> {
  const [store] = useState(() => createStore<string | undefined>(undefined))
  const isStored = imageId !== null && imageId === notice?.imageId
  const logId = notice?.logId
  useEffect(() => {
    const known = imageId === null ? undefined : sent.get(imageId)
    store.set(known)
    if (known || imageId === null || !isStored || !logId) return
    let isGone = false
    const load = async () => {
      const content = await (await api.notices.image({ logId })).blob()
      rememberImage(imageId, content)
      if (!isGone) store.set(sent.get(imageId))
    }
    // The text is readable without it.
    load().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [imageId, isStored, logId, store])
  return store
}
