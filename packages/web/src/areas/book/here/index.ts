export { WhoIsHere } from './WhoIsHere.tsx'
