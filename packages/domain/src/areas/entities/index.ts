export * from './lei.ts'
export * from './phone.ts'
export * from './shapes.ts'
