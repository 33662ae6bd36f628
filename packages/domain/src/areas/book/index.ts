export * from './totals.ts'
