export * from './calls.ts'
export * from './export-text.ts'
