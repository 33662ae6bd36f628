import type { Area } from '../../platform/area.ts'
import { bookLive } from './book.live.ts'
import { bookOrderList } from './book-order-list.ts'
import { bookOrderExport } from './export/book-order-export.ts'
import { download } from './export/download.ts'

export { readMerges, readResolutions, readSeen } from './kept.repo.ts'

export const book: Area = { handlers: [bookOrderList, bookOrderExport, download], live: [bookLive] }
