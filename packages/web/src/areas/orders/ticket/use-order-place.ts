import { useSearchParams } from 'react-router'

/** The ticket's order, from the URL (`new` for a new one), so that My Orders can link to it. */
export function useOrderPlace() {
  const [search, setSearch] = useSearchParams()
  const open = (order: string | null, replace = false, atComments = false) =>
    setSearch(
      (now) => {
        const params = new URLSearchParams(now)
        if (order === null) params.delete('order')
        else params.set('order', order)
        if (atComments) params.set('part', 'comments')
        return params
      },
      { replace },
    )
  return [search.get('order'), open] as const
}
