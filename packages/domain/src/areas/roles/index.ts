export * from './rights-of.ts'
export * from './seeded.ts'
