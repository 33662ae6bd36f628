/**
 * A list: a screen declares what is in its address, loads a page of rows, and says what is its own.
 *
 *     const userAddress = new ListAddress({
 *       filters: { status: manyOf(userStatuses), entityId: anId() },
 *       sorts: ['name', 'email'],
 *     })
 *     const list = useList('users', userAddress)
 *     const query = userAddress.queryOf(list.state)
 *     const loaded = useListQuery({ key: ['users'], query, call: api.users.list })
 *     <ListPage list={list} loaded={loaded} words={…} search={…} filters={<ChipsFilter … />}
 *       table={{ columns, keyOf }} renderCard={…} bulk={…} download={…} />
 *
 * `ListSection` is the same as one part of a page; `WholeList` is for rows that are loaded all at once.
 */
export { ListAddress, withParams } from './address.ts'
export type { ListColumn } from './columns.ts'
export { aDay, anId, manyOf, oneOf, readId } from './fields.ts'
export { ChipsFilter, DaysFilter, SelectFilter } from './filters.tsx'
export { LogFilters } from './LogFilters.tsx'
export { ListPage, ListSection } from './ListPage.tsx'
export { rowLink } from './ListTable.tsx'
export { useList, useListQuery } from './use-list.ts'
export { WholeList } from './WholeList.tsx'
export { WholeTable, type WholeColumn, type WholeRows } from './WholeTable.tsx'
