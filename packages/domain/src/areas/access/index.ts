export * from './guard.ts'
export * from './permissions.ts'
export * from './rights.ts'
export * from './routes.ts'
