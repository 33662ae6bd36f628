import { call, clientOf } from '@bookrunner/contract'
import { permissions, roleCodes, tiers } from '@bookrunner/domain/access'
import { z } from 'zod'
import { langStore } from './language.ts'
const info = call({
  name: 'users.info',
  method: 'GET',
  path: '/user/info',
  access: 'signedIn',
  input: z.strictObject({}),
  reply: z.object({
    user: z.object({
      userId: z.string(),
      userName: z.string(),
      nickName: z.string(),
      name: z.string(),
      account: z.string(),
      tier: z.enum(tiers),
    }),
    permissions: z.array(z.enum(permissions)),
    roles: z.array(z.enum(roleCodes)),
    functions: z.array(z.string()),
    timeZone: z.string(),
  }),
  refusals: [],
  summary: '',
})
const list = call({
  name: 'menu.list',
  method: 'GET',
  path: '/menu/list',
  access: 'signedIn',
  input: z.strictObject({}),
  reply: z.object({ list: z.array(z.unknown()) }),
  refusals: [],
  summary: '',
})
export const pending = clientOf({ users: { info }, menu: { list } }, { baseUrl: '', lang: langStore.get })
