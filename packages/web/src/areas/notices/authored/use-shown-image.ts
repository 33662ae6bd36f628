import { useEffect, useState } from 'react'
import { useFileUrl } from '../../../kit/use-file-url.ts'
import { api } from '../../../platform/api.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import type { AuthoredDetail } from './use-authored.ts'

/** The image of a notice that is being written, where the editor's own drawing finds it. */
export function useShownImage(
  imageId: string | null,
  notice: AuthoredDetail | undefined,
): Store<string | undefined> {
  const url = useFileUrl(imageId ?? undefined, () => api.notices.image({ logId: notice?.logId ?? '' }))
  const [store] = useState(() => createStore<string | undefined>(undefined))
  useEffect(() => store.set(url), [store, url])
  return store
}
