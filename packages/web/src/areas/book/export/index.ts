/** How a dense page goes on paper, for the areas that follow. */
export { bookPages } from './book-pages.tsx'
export { paperColors } from './paper-colors.ts'
