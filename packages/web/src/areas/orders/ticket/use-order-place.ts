import { useSearchParams } from 'react-router'

/** The ticket's order, from the URL (`new` for a new one), so that My Orders can link to it. */
export function useOrderPlace(): readonly [string | null, (order: string | null, replace?: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  const open = (order: string | null, replace = false) =>
    setSearch(
      (now) => {
        const params = new URLSearchParams(now)
        if (order === null) params.delete('order')
        else params.set('order', order)
        return params
      },
      { replace },
    )
  return [search.get('order'), open]
}
