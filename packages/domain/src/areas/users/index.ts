export * from './administer.ts'
export * from './edit-user.ts'
export * from './status.ts'
