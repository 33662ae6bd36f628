export * from './calls.ts'
export * from './names.ts'
