import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { account, id, instant, sealed } from '../../kernel/fields.ts'

/** What a secret is encrypted with on its way (§5: "transformed before sending"). */
export const sealingKey = z.object({
  kid: z.string(),
  jwk: z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
  /** Goes inside; good for one request, and for a short time. */
  nonce: z.string(),
  serverTime: instant,
})
export type SealingKey = z.output<typeof sealingKey>

export const passwordKey = call({
  name: 'auth.passwordKey',
  method: 'GET',
  path: '/admin/pwd/key',
  access: 'open',
  secretReply: true,
  input: z.strictObject({}),
  reply: sealingKey,
  refusals: [],
  summary: 'Returns the public key that passwords are encrypted for, with a nonce for one request',
})

export const resetRequest = call({
  name: 'auth.resetRequest',
  method: 'POST',
  path: '/admin/pwd/reset',
  access: 'open',
  input: z.strictObject({ account }),
  reply: z.object({ sent: z.literal(true), expiresInSeconds: z.int() }),
  refusals: ['rate.slow-down'],
  summary: 'Mails a link and a code to reset the password, if there is such an account',
})

export const resetConfirm = call({
  name: 'auth.resetConfirm',
  method: 'POST',
  path: '/admin/pwd/auth',
  access: 'open',
  input: z.strictObject({
    account,
    /** The six digits of the mail, or the long code of its link. */
    code: z
      .string()
      .trim()
      .regex(/^(\d{6}|[0-9a-z]{40})$/)
      .meta({ examples: ['204816'] }),
    password: sealed,
  }),
  reply: z.object({ success: z.literal(true) }),
  refusals: [
    'auth.reset-wrong',
    'auth.password-weak',
    'auth.password-same',
    'rate.slow-down',
    'auth.seal-broken',
    'auth.seal-late',
    'auth.seal-used',
  ],
  summary: 'Sets a new password with the mailed link or code; every session of the account ends',
})

export const changePassword = call({
  name: 'auth.changePassword',
  method: 'POST',
  path: '/user/editpwd',
  access: 'signedIn',
  dryRun: false,
  beforePasswordChange: true,
  input: z.strictObject({ oldpwd: sealed, newpwd: sealed, userId: id.optional() }),
  reply: z.object({ success: z.literal(true) }),
  refusals: [
    'access.not-yours',
    'auth.old-wrong',
    'auth.password-weak',
    'auth.password-same',
    'rate.slow-down',
    'auth.seal-broken',
    'auth.seal-late',
    'auth.seal-used',
  ],
  summary:
    "Changes the caller's password and ends every session of the caller, including this one; the caller logs in again",
})
