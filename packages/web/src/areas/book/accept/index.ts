export { acceptableIn } from './acceptable.ts'
export { AcceptDialog } from './AcceptDialog.tsx'
