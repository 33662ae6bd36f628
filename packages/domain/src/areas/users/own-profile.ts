import { mayUse, type Rights } from '../access/index.ts'
import type { Phone } from '../entities/index.ts'
import { isSame, refuse, type Language, type Refusal } from '../../kernel/index.ts'

/** Kinds of notices that also go out by mail, unless their reader turned that off. */
export const mailKinds = ['answerReminders', 'signOffReminders'] as const
export type MailKind = (typeof mailKinds)[number]

/** Investors answer for their orders, managers sign off allocations. */
const readersOf = { answerReminders: 'my_order', signOffReminders: 'my_deal' } as const

/** The kinds that can reach somebody with these rights. */
export const mailKindsFor = (rights: Rights): MailKind[] =>
  mailKinds.filter((kind) => mayUse(rights, readersOf[kind]))

/** What each user edits of the own record. */
export interface OwnProfile {
  name: string
  nickName: string
  phone: Phone | null
  timeZone: string
  /** Null until the user chose one. */
  language: Language | null
  mailOff: readonly MailKind[]
}

/** The changes to make; absent fields stay as they are. */
export function editOwnProfile(
  now: OwnProfile,
  edit: Partial<OwnProfile>,
): Partial<OwnProfile> | Refusal<'write.no-changes'> {
  const { mailOff } = edit
  const requested: Partial<OwnProfile> = {
    ...edit,
    // In one order and each once, so that the same choice is no change.
    ...(mailOff && { mailOff: mailKinds.filter((kind) => mailOff.includes(kind)) }),
  }
  const names = (Object.keys(requested) as (keyof OwnProfile)[]).filter(
    (name) => requested[name] !== undefined && !isSame(requested[name], now[name]),
  )
  if (names.length === 0) return refuse('write.no-changes')
  return Object.fromEntries(names.map((name) => [name, requested[name]]))
}
