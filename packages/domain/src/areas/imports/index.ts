export * from './import-state.ts'
