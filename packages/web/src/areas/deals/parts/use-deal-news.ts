import { inboxSubject } from '@bookrunner/contract/notices'
import { useQueryClient } from '@tanstack/react-query'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useLive } from '../../../platform/use-live.ts'

/** Reloads lists of deals when a notice about a deal arrives. */
export function useDealNews(): void {
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const client = useQueryClient()
  useLive(inboxSubject, userId, {
    snapshot: () => undefined,
    changes: (changes) => {
      if (changes.some(({ notice }) => /^\/(board|deal|order)\//.test(notice.link)))
        void client.invalidateQueries({ queryKey: ['deals'] })
    },
  })
}
