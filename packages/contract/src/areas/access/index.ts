export * from './calls.ts'
export type { MenuItem } from './menu-calls.ts'
export * from './titles.ts'
