import { refuse, type Refusal } from '@bookrunner/domain/kernel'

/** Names the field, so that the form can mark it. */
export const accountTaken: Refusal<'user.account-taken'> = {
  ...refuse('user.account-taken'),
  fields: [{ field: 'account', reason: 'user.account-taken' }],
}
