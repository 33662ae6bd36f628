export { BulkEntry } from './BulkEntry.tsx'
