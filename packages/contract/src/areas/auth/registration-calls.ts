import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { account } from '../../kernel/fields.ts'
import { names } from '../../kernel/names.ts'
import { registrationInput } from '../entities/index.ts'
import { codeSent, sixDigits, ticket } from './login-calls.ts'

/** Random text that stands for a confirmed e-mail address. */
const proof = z
  .string()
  .max(64)
  .regex(/^[0-9a-z]+$/)
  .meta({ examples: ['7m2p90cc4x1k'] })

const registerCode = call({
  name: 'auth.registerCode',
  method: 'POST',
  path: '/agency/register/code',
  access: 'open',
  secretReply: true,
  input: z.strictObject({ account }),
  reply: codeSent,
  refusals: ['rate.slow-down'],
  summary:
    'Mails a code to confirm an e-mail address; an address with an account gets a mail that says so instead',
})

const registerResend = call({
  name: 'auth.registerResend',
  method: 'POST',
  path: '/agency/register/resend',
  access: 'open',
  secretReply: true,
  input: z.strictObject({ ticket }),
  reply: codeSent,
  refusals: ['register.code-over', 'rate.slow-down'],
  summary: 'Mails a new code to the address; the old code stops working',
})

const registerConfirm = call({
  name: 'auth.registerConfirm',
  method: 'POST',
  path: '/agency/register/confirm',
  access: 'open',
  secretReply: true,
  input: z.strictObject({ ticket, code: sixDigits }),
  reply: z.object({
    /** Sent with the registration. */
    proof: z.string(),
    account: z.string(),
    expiresInSeconds: z.int(),
    /** The types that an institution can have. */
    types: z.array(z.object({ classId: z.string(), ...names })),
  }),
  refusals: ['auth.code-wrong', 'register.code-over', 'session.not-active', 'rate.slow-down'],
  summary: 'Checks the mailed code; 402 if a registration with this address is under review',
})

const register = call({
  name: 'auth.register',
  method: 'POST',
  path: '/agency/register',
  access: 'open',
  input: z.strictObject({ proof, ...registrationInput }),
  reply: z.object({ received: z.literal(true) }),
  refusals: [
    'register.confirm-again',
    'register.has-account',
    'session.not-active',
    'record.unknown',
    'lei.wrong',
    'website.wrong',
    'id.type-missing',
    'id.wrong',
    'phone.area',
    'phone.format',
    'rate.slow-down',
  ],
  summary: 'Registers an institution and its first contact for review; repeating the call changes nothing',
})

export const registrationCalls = { registerCode, registerResend, registerConfirm, register } as const
