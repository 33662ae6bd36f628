export { AcceptDialog } from './AcceptDialog.tsx'
