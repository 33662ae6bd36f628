export * from './calls.ts'
export * from './inbox.ts'
export * from './text.ts'
export type * from './words.ts'
