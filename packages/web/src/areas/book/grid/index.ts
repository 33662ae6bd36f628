/** What a grid says by itself, for the areas that follow. */
export { ownWords } from './own-words.ts'
export { stateNames } from './state-names.ts'
export { gridText } from './text.ts'
