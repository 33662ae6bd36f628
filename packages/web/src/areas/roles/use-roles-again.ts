import { useQueryClient } from '@tanstack/react-query'
import { ROLES } from './role-list.ts'

/** Loads lists and records of roles again; after a deletion the lists alone, since the record is gone. */
export function useRolesAgain(part?: 'list') {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: part ? [...ROLES, part] : ROLES })
}
