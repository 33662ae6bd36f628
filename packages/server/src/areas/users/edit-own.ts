import { usersCalls } from '@bookrunner/contract/users'
import type { InputOf, Language } from '@bookrunner/contract/kernel'
import {
  isRefusal,
  isZone,
  refuse,
  refuseFields,
  type FieldRefusal,
  type Refusal,
} from '@bookrunner/domain/kernel'
import { choicesFor, editOwnProfile, type OwnProfile } from '@bookrunner/domain/users'
import { accept, service } from '../../platform/service/index.ts'
import { lineFor, patchOf, personal, phoneOf, valuesOf } from './edit.ts'
import type { UserPatch, UserRow } from './user-state.ts'
import { afterPatch, user } from './user.ts'
import { profileView, userView } from './view.ts'

type WrongField = 'phone.area' | 'phone.format' | 'zone.unknown'

/** The sent fields for the rule, or every wrong field. */
const editOf = (
  input: InputOf<typeof usersCalls.editOwn>,
): Partial<OwnProfile> | Refusal<'input.invalid' | WrongField> => {
  const phone = phoneOf(input)
  const wrong: FieldRefusal<WrongField>[] = []
  if (isRefusal(phone)) wrong.push({ field: phone.reason === 'phone.area' ? 'phoneArea' : 'phone', ...phone })
  if (input.timeZone !== undefined && !isZone(input.timeZone))
    wrong.push({ field: 'timeZone', reason: 'zone.unknown' })
  if (isRefusal(phone) || wrong.length > 0) return refuseFields('input.invalid', wrong)
  const { name, nickName, timeZone, language, mails } = input
  return { name, nickName, timeZone, language, mails, phone }
}

const profileOf = (row: UserRow): OwnProfile => ({
  ...profileView(row),
  name: row.name,
  nickName: row.nick_name,
  phone: row.phone_area && row.phone ? { area: row.phone_area, number: row.phone } : null,
})

const ownPatchOf = ({ language, mails, ...others }: Partial<OwnProfile>): UserPatch => ({
  ...patchOf(others),
  ...(language !== undefined && { language }),
  ...(mails !== undefined && { mail_choices: choicesFor(mails) }),
})

/** Everybody edits the own profile, in the ledger in which administrators edit the same record. */
export const editOwn = service(usersCalls.editOwn, {
  on: user,
  prepare: async (_ask, { language }): Promise<{ language: Language }> => ({ language }),
  key: ({ actor }) => actor.userId,
  needs: ({ actor }) => ({ editorId: actor.userId, risky: false }),
  decide: ({ input, state, seq, prepared: { language } }) => {
    const known = state.user && { ...state, user: state.user }
    if (!known) return refuse('record.unknown')
    if (input.version !== undefined && input.version !== seq - 1) return refuse('write.changed-meanwhile')
    const requested = editOf(input)
    if (isRefusal(requested)) return requested
    const changes = editOwnProfile(profileOf(known.user), requested)
    if (isRefusal(changes)) return changes
    const patch = ownPatchOf(changes)
    const after = afterPatch(known, patch)
    return accept({
      reply: { ...userView(after, language), ...profileView(after), version: seq },
      changes: [patch],
      line: lineFor(known.user, patch),
      personal: valuesOf(personal, known.user, patch),
    })
  },
})
