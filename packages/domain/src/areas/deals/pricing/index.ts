export * from './final.ts'
