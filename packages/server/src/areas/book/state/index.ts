export { changeOf, listedFor, seenBook, wholeBook, type SeenBook } from './seen.ts'
