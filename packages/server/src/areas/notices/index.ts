import type { Area } from '../../platform/area.ts'
import { box } from './box.ts'
import { deliverNotice } from './deliver-notice.ts'
import { inboxLive } from './inbox.live.ts'
import { reactToAccounts } from './account-notices.ts'
import { reactToEntities } from './entity-notices.ts'
import { readAllNotices } from './read-all-notices.ts'
import { readNotice } from './read-notice.ts'

export { mailNotice, type NoticeMail } from './notice-mail.ts'
export { inbox } from './inbox.ts'
export { deliverTo, keepNotice, raiseNotice, type SystemNotice } from './deliver-notice.ts'

export const notices: Area = {
  react: (reactions) => {
    reactToAccounts(reactions)
    reactToEntities(reactions)
  },
  handlers: [box, readNotice, readAllNotices],
  tasks: { 'notices.deliver': deliverNotice },
  live: [inboxLive],
}
