import { useSearchParams } from 'react-router'

const param = 'import'

/** The open import is in the address, so that a reload brings it back: its id, or `new`. */
export function useImportOpen() {
  const [params, setParams] = useSearchParams()
  const set = (value: string | undefined) =>
    setParams(
      (now) => {
        // The list of its rows is in the address too.
        const own = Array.from(now.keys()).filter((name) => name === param || name.startsWith('i.'))
        for (const name of own) now.delete(name)
        if (value !== undefined) now.set(param, value)
        return now
      },
      { replace: true },
    )
  const open = params.get(param) ?? undefined
  return {
    open,
    importId: open === 'new' ? undefined : open,
    show: (importId: string = 'new') => set(importId),
    close: () => set(undefined),
  }
}
