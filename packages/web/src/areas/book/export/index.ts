/** How a dense page is printed, for the areas to the right. */
export { chartDots } from './book-pages.tsx'
export { paperColors } from './paper-colors.ts'
export { mostRows, usePaper } from './use-paper.ts'
