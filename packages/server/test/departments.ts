import type { TestApp } from './app.ts'

/** Puts a person into the department of this name of the own entity, which is made if it is missing. */
export const putInto = async ({ database: { pool } }: TestApp, userId: string, name: string | null) => {
  if (name === null) {
    await pool.query('update user_account set department_id = null where id = $1', [userId])
    return
  }
  await pool.query(
    `insert into department (id, entity_id, name)
     select 'dep_' || substr(md5(entity_id || $2), 1, 22), entity_id, $2 from user_account where id = $1
     on conflict do nothing`,
    [userId, name],
  )
  await pool.query(
    `update user_account u set department_id = d.id from department d
     where u.id = $1 and d.entity_id = u.entity_id and d.name = $2`,
    [userId, name],
  )
}
