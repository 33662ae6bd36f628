import { z } from 'zod'

/** What is inside a sealed secret. `nonce` and `time` are the server's own, so a wrong clock here is no harm. */
export const sealedContent = z.strictObject({ secret: z.string(), nonce: z.string(), time: z.string() })
export type SealedContent = z.infer<typeof sealedContent>
