import { z } from 'zod'

/** Permissions and function keys that a role is to hold. */
export const grants = z
  .array(
    z
      .string()
      .max(81)
      .regex(/^[A-Za-z][0-9A-Za-z_]*(\|[A-Za-z][0-9A-Za-z_]*)?$/)
      .meta({ examples: ['my_order'] }),
  )
  .max(1000)
