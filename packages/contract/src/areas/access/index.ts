export * from './titles.ts'
