/** What a grid says by itself, for the areas that follow. */
export { ownWords } from './own-words.ts'
export { gridText } from './text.ts'
