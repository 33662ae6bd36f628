import { sql, type RawBuilder } from 'kysely'

/** The id of the person who entered an order, of `deal_order` under this name. */
export const creatorOf = (order: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(order)}.record -> 'createdBy' ->> 'userId')`

/** Whether a desk entered an order, or a person of this department. */
export const byDeskOrDepartment = (order: string, department: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(order)}.record -> 'createdBy' ->> 'side' = 'desk' or exists (
    select from user_account c where c.id = ${creatorOf(order)} and c.department_id = ${department}))`
