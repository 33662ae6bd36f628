export * from './calls.ts'
export * from './columns.ts'
export * from './texts.ts'
