import { noticesCalls } from '@bookrunner/contract/notices'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service, unchanged } from '../../platform/service/index.ts'
import { inbox, type InboxNeed } from './inbox.ts'

export const readAllNotices = service(noticesCalls.readAll, {
  on: inbox,
  key: ({ actor }) => actor.userId,
  needs: (): InboxNeed => 'unread',
  decide: ({ input, actor, state }) => {
    if (input.userId && input.userId !== actor.userId) return refuse('access.not-yours')
    const unread = [...state.deliveries].flatMap(([noticeId, { read }]) => (read ? [] : [noticeId]))
    if (unread.length === 0) return unchanged({ read: 0, unread: 0 })
    return accept({
      reply: { read: unread.length, unread: 0 },
      changes: unread.map((noticeId) => ({ read: noticeId })),
      line: { code: 'notice.read-all', params: { notices: unread.length } },
    })
  },
})
