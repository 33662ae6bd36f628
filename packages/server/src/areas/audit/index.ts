import type { Area } from '../../platform/area.ts'
import { erase } from './erase.ts'
import { exportLog } from './export.ts'
import { list } from './list.ts'

export const audit: Area = { handlers: [list, exportLog, erase] }
