import { noticesCalls } from '@bookrunner/contract/notices'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service, unchanged } from '../../platform/service/index.ts'
import { inbox } from './inbox.ts'

/** A person has read a notice. Reading it twice changes nothing. */
export const readNotice = service(noticesCalls.read, {
  on: inbox,
  key: ({ actor }) => actor.userId,
  needs: ({ input }) => ({ notices: [input.logId] }),
  decide: ({ input, state }) => {
    const delivery = state.deliveries.get(input.logId)
    if (!delivery) return refuse('record.unknown')
    if (delivery.read) return unchanged({ unread: state.unread })
    return accept({
      reply: { unread: state.unread - 1 },
      changes: [{ read: input.logId }],
      line: { code: 'notice.read', params: { noticeId: input.logId } },
    })
  },
})
