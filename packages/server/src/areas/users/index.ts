import type { Area } from '../../platform/area.ts'
import { edit } from './edit.ts'
import { info } from './info.ts'
import { list } from './list.ts'

export const users: Area = { handlers: [info, list, edit] }
