import { sql } from 'kysely'
import { query } from '../../platform/db/index.ts'
import type { Aggregate } from '../../platform/service/index.ts'

export interface NewUser {
  account: string
  name: string
  roleId: string
  entityId: string
  passwordHash: string
}

/** A new user, whose ledger begins with this write. Two at once for one account meet at the unique index. */
export const newUser: Aggregate<{ taken: ReadonlySet<string> }, string, NewUser> = {
  kind: 'user',
  load: async ({ run }, _userId, accounts) => {
    const rows = await run(
      query
        .selectFrom('user_account')
        .select('account')
        .where('account', '=', sql<string>`any(${accounts})`),
    )
    return { taken: new Set(rows.map((row) => row.account)) }
  },
  apply: () => {},
  save: async ({ run }, userId, changes) => {
    const user = changes[0]!.change
    await Promise.all([
      run(
        query.insertInto('user_account').values({
          id: userId,
          account: user.account,
          name: user.name,
          entity_id: user.entityId,
          password_hash: user.passwordHash,
          must_change_password: true,
        }),
      ),
      run(query.insertInto('user_role').values({ user_id: userId, role_id: user.roleId })),
    ])
  },
}
