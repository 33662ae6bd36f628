import { useQuery } from '@tanstack/react-query'
import { dealQuery } from '../deal-query.ts'
import { useReader } from '../parts/index.ts'
import { About } from './About.tsx'

/** The deal of a dialog by its id, for screens that show it already. */
export function AboutDeal({ dealId }: { readonly dealId: string }) {
  const { lang } = useReader()
  const { data } = useQuery({ ...dealQuery(dealId, lang), meta: { failure: 'ignored' } })
  return data && <About detail={data} />
}
