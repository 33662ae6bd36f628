export * from './groups.ts'
export { ratingRows } from './ratings.ts'
export * from './text.ts'
export { figure, percent, wordsIn } from './words.ts'
