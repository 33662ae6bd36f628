import { z } from 'zod'

/** Names in English, simplified and traditional Chinese; a missing Chinese name is empty. */
export const names = {
  name: z.string(),
  nameCn: z.string(),
  nameHk: z.string(),
} as const
export const entityNames = z.object({ ...names, shortName: z.string() })

/** An institution by its id. */
export const namedEntity = z.object({ entityId: z.string(), ...entityNames.shape })

/** A person, and the institution the person works for. */
export const person = z.object({ userId: z.string(), name: z.string(), entity: entityNames })
