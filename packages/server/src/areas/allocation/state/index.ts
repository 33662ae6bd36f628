export * from './rows.ts'
export * from './for-reader.ts'
export * from './summary.ts'
export * from './payload.ts'
