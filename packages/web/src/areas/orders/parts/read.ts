import { parseFace, type AmountReason, type FaceAmount, type Refusal } from '@bookrunner/domain/kernel'
import { parseLimit, type LimitKind, type SpreadNames } from '@bookrunner/domain/orders'
import { plainWidth } from '../../../kit/plain-width.ts'

/** Parses a size as people type it: "50", "50mm", "0.05bn", "5亿", "５０". */
export const readSize = (typed: string): FaceAmount | Refusal<AmountReason> => parseFace(plainWidth(typed))

/** Parses a limit as people type it: "120", "T+120", "CT5+115", "115 area", "4.75%", "4 3/4", "99.50". */
export const readLimit = (kind: LimitKind, typed: string, names: SpreadNames) =>
  parseLimit(kind, plainWidth(typed), names)
