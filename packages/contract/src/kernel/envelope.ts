import { z } from 'zod'

/** One field that could not be taken, named as it was sent: `terms.tenor.years`, `rows.3.size`. */
export const fieldError = z.object({
  field: z.string(),
  reason: z.string(),
  message: z.string(),
})
export type FieldError = z.infer<typeof fieldError>

/** Every answer of the server has this form; `data` is the call's own. */
export interface Envelope<Data = unknown> {
  code: number
  message: string
  data: Data
  reason?: string
  fields?: FieldError[]
  traceId: string
}

/** The form of every answer that is not 200. */
export const refusalEnvelope = z.object({
  code: z.int(),
  message: z.string(),
  data: z.null(),
  reason: z.string().optional(),
  fields: z.array(fieldError).optional(),
  traceId: z.string(),
})
