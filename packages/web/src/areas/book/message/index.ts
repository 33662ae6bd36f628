export { MessageDialog } from './MessageDialog.tsx'
export { messageText } from './text.ts'
