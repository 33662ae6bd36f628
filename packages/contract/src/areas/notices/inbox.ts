import { z } from 'zod'
import { instant } from '../../kernel/fields.ts'
import { subject } from '../../kernel/live.ts'

/** A notice as its recipient reads it, worded in the recipient's language. */
export const inboxNotice = z.object({
  logId: z.string(),
  msgTitle: z.string(),
  msgSummary: z.string(),
  msgContent: z.string(),
  /** Rich text if an administrator wrote it; else plain lines. */
  format: z.enum(['plain', 'rich']),
  /** Whether its content has an image, which `notices.image` returns. */
  hasImage: z.boolean(),
  /** The path of the screen about it, below the base path; '' if there is none. */
  link: z.string(),
  menuTab: z.string(),
  /** What the notice is about: a newer notice with the same subject replaces it. Null if none replaces it. */
  subject: z.string().nullable(),
  /** Subjects of earlier notices that are past since this one. */
  replaces: z.array(z.string()),
  createTime: instant,
  readTime: instant.nullable(),
})
export type InboxNotice = z.output<typeof inboxNotice>

export const inboxState = z.object({
  list: z.array(inboxNotice),
  /** Of all notices, not only of those listed. */
  unread: z.int(),
  total: z.int(),
})

/** A notice that is new or was read, and the counts now. */
export const inboxChange = z.object({
  notice: inboxNotice,
  unread: z.int(),
  total: z.int(),
})

/** A person's own inbox; its key is the person's user id. */
export const inboxSubject = subject({
  name: 'inbox',
  access: 'signedIn',
  // As `notices.box`: the bell rings beside the change of password.
  beforePasswordChange: true,
  snapshot: inboxState,
  change: inboxChange,
  refusals: ['access.not-yours'],
})
