export * from './grant.ts'
export * from './rights-of.ts'
export * from './seeded.ts'
