export * from './ids.ts'
export * from './machine.ts'
export * from './result.ts'
