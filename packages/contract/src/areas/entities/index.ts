export * from './calls.ts'
export * from './export-text.ts'
export * from './import-head.ts'
export * from './import-help.ts'
