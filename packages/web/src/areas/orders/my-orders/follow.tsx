import { inboxSubject } from '@bookrunner/contract/notices'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useLive } from '../../../platform/use-live.ts'
import { reloadOwnOrders, useOrdersFollowDeal } from '../parts/use-own-orders.ts'

/** Reloads orders when a notice arrives, also for deals that are not on the screen. */
export function useOrderNotices(): void {
  const userId = useStore(sessionStore)?.user.userId ?? ''
  useLive(inboxSubject, userId, {
    snapshot: () => undefined,
    changes: (changes) => {
      if (changes.some(({ notice }) => notice.link.startsWith('/order/'))) reloadOwnOrders()
    },
  })
}

/** Reloads orders when their deal changes, while they are on the screen. */
export function FollowDeal({ dealId }: { readonly dealId: string }) {
  useOrdersFollowDeal(dealId)
  return null
}
