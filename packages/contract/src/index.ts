export * from './kernel/index.ts'
export * from './calls.ts'
