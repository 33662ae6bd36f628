import type { Area } from '../../platform/area.ts'
import { bookOrderList } from './book-order-list.ts'

export const book: Area = { handlers: [bookOrderList] }
