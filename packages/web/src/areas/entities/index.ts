/** The name of an institution, which leads to its page. */
export { EntityLink } from './EntityLink.tsx'
/** The list of institutions, for account opening. */
export { Institutions } from './Institutions.tsx'
/** Adding an institution where a search for it found none. */
export { useAddEntity } from './use-add-entity.tsx'
/** Fields of an institution, for the form of those that register themselves. */
export { Choice, Many, TextInput } from './EntityForm.tsx'
export { trimmed } from './entity-form.ts'
export { entitiesText, entityCodeText } from './text.ts'
export { entitiesKey } from './use-entities.ts'
