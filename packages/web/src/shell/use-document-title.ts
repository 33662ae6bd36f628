import { useEffect } from 'react'

/** "Order book · Bookrunner": the page comes first, to distinguish browser tabs. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    // A child names the page.
    if (title === undefined) return
    document.title = title ? `${title} · Bookrunner` : 'Bookrunner'
  }, [title])
}
