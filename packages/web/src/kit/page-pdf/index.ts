export { paged, paperFor, scale } from './paper.ts'
export { PaperPage, PaperTable, type PaperColumn, type PaperRow } from './PaperPage.tsx'
export { printPages } from './print-pages.ts'
