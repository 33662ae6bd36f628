export { ChangedLast, People, WhoIsHere } from './WhoIsHere.tsx'
