import type { Phone } from '../entities/index.ts'
import { isSame, refuse, type Language, type Refusal } from '../../kernel/index.ts'
import { mailCategories, type NoticeCategory } from './notice-mails.ts'

/** What each user edits of the own record. */
export interface OwnProfile {
  name: string
  nickName: string
  phone: Phone | null
  timeZone: string
  /** Null until the user chose one. */
  language: Language | null
  /** Categories of notices that also come by mail. */
  mails: readonly NoticeCategory[]
}

/** The changes to make; absent fields stay as they are. */
export function editOwnProfile(
  now: OwnProfile,
  edit: Partial<OwnProfile>,
): Partial<OwnProfile> | Refusal<'write.no-changes'> {
  const { mails } = edit
  const requested: Partial<OwnProfile> = {
    ...edit,
    // In one order and each once, so that the same choice is no change.
    ...(mails && { mails: mailCategories.filter((category) => mails.includes(category)) }),
  }
  const names = (Object.keys(requested) as (keyof OwnProfile)[]).filter(
    (name) => requested[name] !== undefined && !isSame(requested[name], now[name]),
  )
  if (names.length === 0) return refuse('write.no-changes')
  return Object.fromEntries(names.map((name) => [name, requested[name]]))
}
