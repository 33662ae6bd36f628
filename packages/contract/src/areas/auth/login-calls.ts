import { z } from 'zod'
import { roleCodes, tiers } from '@bookrunner/domain/access'
import { call } from '../../kernel/call.ts'
import { account, sealed } from '../../kernel/fields.ts'

/** Random text that identifies one log-in between password and code. */
export const ticket = z
  .string()
  .max(64)
  .regex(/^[0-9a-z]+$/)
  .meta({ examples: ['4k7q00zz1m9x'] })

export const sixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
  .meta({ examples: ['204816'] })

export const codeSent = z.object({
  nextStep: z.literal('code'),
  ticket: z.string(),
  /** Where the code went, as much of it as helps the owner and nobody else. */
  maskedEmail: z.string(),
  /** When another code may be requested, and when this one expires. */
  resendAfterSeconds: z.int(),
  expiresInSeconds: z.int(),
})
export type CodeSent = z.output<typeof codeSent>

export const login = call({
  name: 'auth.login',
  method: 'POST',
  path: '/admin/login',
  travels: 'form',
  access: 'open',
  secretReply: true,
  input: z.strictObject({ account, password: sealed }),
  reply: codeSent,
  refusals: [
    'auth.wrong',
    'session.frozen',
    'session.not-active',
    'rate.slow-down',
    'auth.seal-broken',
    'auth.seal-late',
    'auth.seal-used',
  ],
  summary: 'Checks account and password, and mails a 6-digit code',
})

export const resendCode = call({
  name: 'auth.resendCode',
  method: 'POST',
  path: '/admin/auth/resend',
  travels: 'form',
  access: 'open',
  secretReply: true,
  input: z.strictObject({ ticket }),
  reply: codeSent,
  refusals: ['auth.code-over', 'rate.slow-down'],
  summary: 'Mails a new code for a pending log-in; the old code stops working',
})

export const authenticate = call({
  name: 'auth.authenticate',
  method: 'POST',
  path: '/admin/auth',
  travels: 'form',
  access: 'open',
  secretReply: true,
  input: z.strictObject({
    ticket,
    code: sixDigits,
    /** A browser keeps the token in a cookie no script can read; a program takes it from the reply. */
    tokenIn: z.enum(['cookie', 'reply']).default('cookie'),
  }),
  reply: z.object({
    user: z.object({
      userId: z.string(),
      userName: z.string(),
      name: z.string(),
      account: z.string(),
      tier: z.enum(tiers),
    }),
    permissions: z.array(z.string()),
    /** Keys of the form menu|function. */
    functions: z.array(z.string()),
    roles: z.array(z.enum(roleCodes)),
    /** Until then every other call answers 402. */
    mustChangePassword: z.boolean(),
    token: z.string().nullable(),
    expiresInSeconds: z.int(),
  }),
  refusals: ['auth.code-wrong', 'auth.code-over', 'session.frozen', 'session.not-active', 'rate.slow-down'],
  summary: 'Checks the mailed code and opens a session',
})

/** Open, so that it also answers who is logged out already: it never fails for want of a session. */
export const logout = call({
  name: 'auth.logout',
  method: 'POST',
  path: '/admin/logout',
  access: 'open',
  input: z.strictObject({ userName: z.string().trim().max(254).optional() }),
  reply: z.object({ success: z.literal(true) }),
  refusals: ['session.username-mismatch'],
  summary: 'Ends the session; repeating the call changes nothing',
})
