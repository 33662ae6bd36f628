export * from './calls.ts'
export * from './flag.ts'
export * from './live.ts'
export { historyActs } from './shapes.ts'
