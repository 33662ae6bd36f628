import { mm } from '../../kit/format.ts'

/** A difference with its sign, as text. */
export const signedMm = (size: bigint): string => (size > 0n ? `+${mm(size)}` : mm(size))
