export * from './ids.ts'
export * from './result.ts'
