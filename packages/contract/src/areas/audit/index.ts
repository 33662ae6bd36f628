export * from './calls.ts'
export * from './text.ts'
