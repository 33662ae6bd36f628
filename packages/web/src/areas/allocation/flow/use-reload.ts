import { useQueryClient } from '@tanstack/react-query'
import { reloadVersion } from '../state/desks.ts'

/** Reads a version and the lists of its allocation again, at once after a move. */
export function useReload(versionId: string): () => void {
  const client = useQueryClient()
  return () => {
    void reloadVersion(versionId)
    void client.invalidateQueries({ queryKey: ['allocation'] })
  }
}
