import type { Area } from '../../platform/area.ts'
import { info } from './info.ts'

export const users: Area = { handlers: [info] }
