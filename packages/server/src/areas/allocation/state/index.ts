export * from './rows.ts'
export * from './seen.ts'
export * from './summary.ts'
export * from './told.ts'
