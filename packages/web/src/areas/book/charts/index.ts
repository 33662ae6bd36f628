export { BookPanel } from './BookPanel.tsx'
export type { BookView } from './view.ts'
