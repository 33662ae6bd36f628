export * from './administer.ts'
export * from './status.ts'
