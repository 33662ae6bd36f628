/** How a dense page is printed, for the areas to the right. */
export { mostRows, usePaper } from './use-paper.ts'
