import { useLiveFace } from './use-deals.ts'

/** Watches a deal for a row of a table, which has no place for a hook of its own. */
export function LiveFace({ dealId }: { readonly dealId: string }) {
  useLiveFace(dealId)
  return null
}
