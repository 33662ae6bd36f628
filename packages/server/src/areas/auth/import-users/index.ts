export { contactsImport } from './contacts-import.ts'
export { importInvite } from './invite.ts'
export { mailContactInvitation } from './mail-invitation.ts'
export { downloadBondUser } from './template.ts'
