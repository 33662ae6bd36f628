export { paged, paperFor, scale } from './paper.ts'
export {
  headsHeight,
  PaperPage,
  PaperTable,
  rowHeight,
  type PaperColumn,
  type PaperRow,
} from './PaperPage.tsx'
export { printPages } from './print-pages.ts'
