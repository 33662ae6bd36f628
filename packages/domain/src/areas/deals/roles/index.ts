export * from './abilities.ts'
export * from './names.ts'
export * from './standing.ts'
export * from './syndicate.ts'
