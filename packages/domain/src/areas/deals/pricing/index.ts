export * from './final.ts'
export * from './proceeds.ts'
