import { useSearchParams } from 'react-router'

export const allocTabs = [
  'lines',
  'distribution',
  'review',
  'settlement',
  'hedge',
  'league',
  'justification',
  'fill',
] as const
export type AllocTab = (typeof allocTabs)[number]
export const sidePanels = ['targets', 'policy', 'changes'] as const

/** The place on the page, in the address: every view has a link for colleagues. */
export function useAllocPlace() {
  const [search, setSearch] = useSearchParams()
  const say = (next: Readonly<Record<string, string | undefined>>, replace = false) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        for (const [name, value] of Object.entries(next)) {
          if (value === undefined) params.delete(name)
          else params.set(name, value)
        }
        return params
      },
      { replace },
    )
  return {
    dealId: search.get('dealId') ?? '',
    versionId: search.get('version') ?? undefined,
    orderId: search.get('order') ?? undefined,
    tab: allocTabs.find((tab) => tab === search.get('tab')) ?? ('lines' as const),
    panel: search.get('panel'),
    say,
  }
}

export type AllocPlace = ReturnType<typeof useAllocPlace>
