/** The limits that an order touches, in the desk's own screens. */
export { LimitFlag, useLimitName } from './flags/LimitFlag.tsx'
