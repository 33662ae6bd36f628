import { createContext, useContext, useEffect } from 'react'

/** What a page may know of the frame it is shown in. */
export interface PageInfo {
  readonly key: string
  readonly title: string
  readonly setTitle: (title: string) => void
}

export const PageContext = createContext<PageInfo>({ key: '', title: '', setTitle: () => undefined })

export const usePage = () => useContext(PageContext)

/** For pages about one record: puts its name on the tab and into the browser's title. */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = usePage()
  useEffect(() => {
    if (title) setTitle(title)
  }, [setTitle, title])
}
