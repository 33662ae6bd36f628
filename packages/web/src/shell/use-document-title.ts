import { useEffect } from 'react'

/** "Order book · Bookrunner": the page first, so that a row of browser tabs can be told apart. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    // Something inside names the page.
    if (title === undefined) return
    document.title = title ? `${title} · Bookrunner` : 'Bookrunner'
  }, [title])
}
