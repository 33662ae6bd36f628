import { createContext, useContext, useEffect } from 'react'
import { LANGS, type InLangs, type Lang } from '../platform/language.ts'

/** What a page may know of the frame it is shown in. */
export interface PageInfo {
  readonly key: string
  readonly title: string
  readonly setTitle: (titles: InLangs) => void
}

export const PageContext = createContext<PageInfo>({ key: '', title: '', setTitle: () => undefined })

export const usePage = () => useContext(PageContext)

/**
 * For pages about one record: puts its name on the tab and into the browser's title. In every language, because a page
 * behind another one does not hear of a change of language.
 */
export function usePageTitle(titleIn: ((lang: Lang) => string) | undefined): void {
  const { setTitle } = usePage()
  const [US = '', CN = '', HK = ''] = titleIn ? LANGS.map(titleIn) : []
  useEffect(() => {
    if (US) setTitle({ US, CN, HK })
  }, [setTitle, US, CN, HK])
}
