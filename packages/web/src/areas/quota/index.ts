/** The limits that an order touches, in the desk's own screens. */
export { flaggedUse } from './parts/figures.ts'
export { LimitFlag, useLimitName } from './flags/LimitFlag.tsx'
