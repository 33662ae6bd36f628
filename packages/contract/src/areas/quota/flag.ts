import { z } from 'zod'
import { quotaFlagStates, quotaLevels } from '@bookrunner/domain/quota'
import { face } from '../../kernel/fields.ts'

/** A limit that an order touched, with all that was used of it after the order's last write. In the limit's currency. */
export const quotaFlag = z.object({
  quotaId: z.string(),
  level: z.enum(quotaLevels),
  state: z.enum(quotaFlagStates),
  /** An override let the order pass. */
  overridden: z.boolean(),
  amount: face,
  used: z.string(),
  /** A part of the use was in another currency: the figure is no more exact than its rate. */
  converted: z.boolean(),
  currency: z.string(),
})
