export * from './calls.ts'
export * from './import-head.ts'
export * from './import-help.ts'
export * from './texts.ts'
