/** Days as people write them: `TypedDay` is an input of its own, `useDayTools` gives another input the same tools. */
export { isDay, weekdayOf, writeDay } from './days.ts'
export { dayReader } from './read-day.ts'
export { TypedDay } from './TypedDay.tsx'
export { useDayFault } from './use-day-fault.ts'
export { useDayTools } from './use-day-tools.tsx'
