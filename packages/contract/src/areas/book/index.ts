export * from './calls.ts'
export * from './live.ts'
export * from './rows.ts'
export * from './sheet-text.ts'
