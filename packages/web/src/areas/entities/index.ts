/** Adding an institution where a search for it found none. */
export { useAddEntity } from './use-add-entity.tsx'
