export * from './groups.ts'
export { ratingRows } from './ratings.ts'
export * from './text.ts'
export { figure, percent, wordsIn, type Words } from './words.ts'
