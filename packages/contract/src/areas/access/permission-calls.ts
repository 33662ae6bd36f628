import { z } from 'zod'
import { call } from '../../kernel/call.ts'

export const permissionList = call({
  name: 'access.permissionList',
  method: 'GET',
  path: '/permission/list',
  access: ['admin_role'],
  input: z.strictObject({}),
  reply: z.object({
    list: z.array(
      z.object({
        permission: z.string(),
        name: z.string(),
        /** Its position in the menu tree. */
        menuId: z.string(),
        parentId: z.string().nullable(),
        /** Whether the caller could grant it: nobody grants what they do not hold. */
        granted: z.boolean(),
        functions: z.array(z.object({ key: z.string(), name: z.string(), granted: z.boolean() })),
      }),
    ),
  }),
  refusals: [],
  summary: 'Lists every permission a role can have, in menu order',
})
