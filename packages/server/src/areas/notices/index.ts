import type { Area } from '../../platform/area.ts'
import { findRecipients, image, info, list, readers } from './authored/reads.ts'
import { deliverWritten, noticeClock, publishNotice } from './authored/publish.ts'
import { add, del, edit, removeRecipient, status } from './authored/writes.ts'
import { box, own } from './box.ts'
import { deliverNotice } from './deliver-notice.ts'
import { inboxLive } from './inbox.live.ts'
import { reactToAccounts } from './account-notices.ts'
import { reactToEntities } from './entity-notices.ts'
import { mailNotice, reactToDeliveries } from './notice-mail.ts'
import { readAllNotices } from './read-all-notices.ts'
import { readNotice } from './read-notice.ts'

export { inbox } from './inbox.ts'
export {
  deliverTo,
  keepNotice,
  raiseNotice,
  raiseNotices,
  type RaisedNotice,
  type SystemNotice,
} from './deliver-notice.ts'

export const notices: Area = {
  react: (reactions) => {
    reactToAccounts(reactions)
    reactToEntities(reactions)
    reactToDeliveries(reactions)
  },
  handlers: [
    box,
    own,
    readNotice,
    readAllNotices,
    list,
    info,
    add,
    edit,
    status,
    del,
    findRecipients,
    removeRecipient,
    readers,
    image,
  ],
  tasks: {
    'notices.deliver': deliverNotice,
    'notices.publish': publishNotice,
    'notices.deliverWritten': deliverWritten,
    'notices.mail': mailNotice,
  },
  due: [noticeClock],
  live: [inboxLive],
}
