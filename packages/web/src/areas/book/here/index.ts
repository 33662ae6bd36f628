export { ChangedLast, WhoIsHere } from './WhoIsHere.tsx'
