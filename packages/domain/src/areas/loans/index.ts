export * from './bands.ts'
export * from './figures.ts'
export * from './terms.ts'
