import type { MessageAudience } from '@bookrunner/domain/book'
import { useText } from '../../../platform/text.ts'
import { useDeal } from '../../deals/index.ts'
import { useReach } from '../../deals/parts/index.ts'
import { messageText } from './text.ts'

const everybody = { kind: 'all' } as const

/** Whom a message goes to, with the number of institutions as soon as it is known. */
export function useAudience(dealId: string): (to: MessageAudience) => string {
  const t = useText(messageText)
  const detail = useDeal(dealId).data
  const reach = useReach(detail?.terms.addressed ?? everybody)
  const managers =
    detail &&
    new Set([detail.header.issuer, ...detail.shared.syndicate].flatMap((each) => each?.entityId ?? [])).size
  const counts = { investors: detail?.hasAddressees ? reach?.houses : undefined, managers }
  return (to) => {
    const count = counts[to]
    return count === undefined ? t(`to.${to}`) : t('send.reach', { to: t(`to.${to}`), count })
  }
}
