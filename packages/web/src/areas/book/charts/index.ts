export { BookPanel } from './BookPanel.tsx'
