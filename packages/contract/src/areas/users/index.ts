export * from './calls.ts'
export * from './texts.ts'
