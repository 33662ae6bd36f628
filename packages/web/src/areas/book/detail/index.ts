export { BookOrder } from './BookOrder.tsx'
