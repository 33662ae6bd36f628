import { useSearchParams } from 'react-router'

/** Which order the ticket is open on (`new`: none yet): a part of the address, so that My Orders leads to it. */
export function useOrderPlace(): readonly [string | null, (order: string | null, replace?: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  const open = (order: string | null, replace = false) =>
    setSearch(
      (now) => {
        const then = new URLSearchParams(now)
        if (order === null) then.delete('order')
        else then.set('order', order)
        return then
      },
      { replace },
    )
  return [search.get('order'), open]
}
