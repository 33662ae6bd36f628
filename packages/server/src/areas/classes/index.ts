import { classesCalls } from '@bookrunner/contract/classes'
import type { Area } from '../../platform/area.ts'
import { read } from '../../platform/http/handler.ts'
import { readAllClasses } from './class.repo.ts'
import { add, del, edit } from './writes.ts'

const list = read(classesCalls.list, async ({ db }) => ({ list: await readAllClasses(db) }))

export const classes: Area = { handlers: [list, add, edit, del] }
