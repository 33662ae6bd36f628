import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { dealQuery } from '../deal-query.ts'
import { Abort } from '../moves/Abort.tsx'
import { useReader } from '../parts/index.ts'

/** §2's confirmation, as on the deal's page. It names who is notified, so the deal is loaded first. */
export function AbortDialog({ dealId, onClose }: { readonly dealId: string; readonly onClose: () => void }) {
  const { lang } = useReader()
  const client = useQueryClient()
  const { data, isError } = useQuery(dealQuery(dealId, lang))
  const gone = useEffectEvent(onClose)
  // The query reports the failure; there is nothing to confirm.
  useEffect(() => {
    if (isError) gone()
  }, [isError])
  if (!data) return null
  const close = () => {
    onClose()
    void client.invalidateQueries({ queryKey: ['deals', 'list'] })
  }
  return <Abort detail={data} onClose={close} onGo={() => undefined} />
}
