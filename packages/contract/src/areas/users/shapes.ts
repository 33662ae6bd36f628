import { z } from 'zod'
import { tiers } from '@bookrunner/domain/access'
import { dealRoles, phoneAreas } from '@bookrunner/domain/entities'
import { userStatuses } from '@bookrunner/domain/users'
import { names } from '../../kernel/names.ts'

/** What every view of a user has (§3). */
export const userFields = {
  userId: z.string(),
  /** The log-in name, as the `X-Consumer-Username` header carries it. */
  userName: z.string(),
  nickName: z.string(),
  name: z.string(),
  account: z.string(),
  phoneArea: z.enum(phoneAreas).nullable(),
  phone: z.string().nullable(),
  /** "Group level": that of the role. */
  tier: z.enum(tiers),
  /** The role, which §3 calls the user's group. */
  group: z.object({ roleId: z.string(), name: z.string() }),
  department: z.object({ departmentId: z.string(), name: z.string() }).nullable(),
  status: z.enum(userStatuses),
}

export const userEntity = z.object({
  entityId: z.string(),
  ...names,
  dealRoles: z.array(z.enum(dealRoles)),
})
