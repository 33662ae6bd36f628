/** The dialog in which a file is checked and imported; each kind of record says what is its own. */
export { ImportDialog } from './ImportDialog.tsx'
export { useImportOpen } from './use-import-open.ts'
