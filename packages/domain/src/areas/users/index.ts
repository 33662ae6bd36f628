export * from './status.ts'
