/** The name of an institution, which leads to its page. */
export { EntityLink } from './EntityLink.tsx'
/** The list of institutions, for account opening. */
export { Institutions } from './Institutions.tsx'
/** Adding an institution where a search for it found none. */
export { useAddEntity } from './use-add-entity.tsx'
