export * from './calls.ts'
export * from './inbox.ts'
