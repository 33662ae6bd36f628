/** The groups of institutions, for the page of institutions. */
export { GroupList } from './GroupList.tsx'
