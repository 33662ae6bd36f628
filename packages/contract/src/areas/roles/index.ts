export * from './calls.ts'
export * from './names.ts'
export * from './texts.ts'
