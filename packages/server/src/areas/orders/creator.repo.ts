import { sql, type RawBuilder } from 'kysely'

/** Whether a desk entered an order, or a person of this department. The order is of `order_now` or `order_head`. */
export const byDeskOrDepartment = (order: string, department: RawBuilder<unknown>): RawBuilder<boolean> => {
  const creator = sql.ref(`${order}.created_by`)
  return sql<boolean>`(${creator} ->> 'side' = 'desk' or exists (
    select from user_account c where c.id = ${creator} ->> 'userId' and c.department_id = ${department}))`
}
