import { z } from 'zod'
import { roleCodes } from '@bookrunner/domain/access'
import { call } from '../../kernel/call.ts'
import { userEntity, userFields } from './shapes.ts'

const info = call({
  name: 'users.info',
  method: 'GET',
  path: '/user/info',
  access: 'signedIn',
  beforePasswordChange: true,
  input: z.strictObject({}),
  reply: z.object({
    user: z.object({ ...userFields, entity: userEntity }),
    permissions: z.array(z.string()),
    roles: z.array(z.enum(roleCodes)),
    /** Keys of the form menu|function. */
    functions: z.array(z.string()),
    timeZone: z.string(),
    mustChangePassword: z.boolean(),
  }),
  refusals: [],
  summary: 'Who is signed in, and what she may',
})

export const usersCalls = { info } as const
