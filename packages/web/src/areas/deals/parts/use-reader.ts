import { langStore, type Lang } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'

/** The language one reads, and the zone of one's desk. */
export function useReader(): { readonly lang: Lang; readonly zone: string | undefined } {
  return { lang: useStore(langStore), zone: useStore(sessionStore)?.timeZone }
}
