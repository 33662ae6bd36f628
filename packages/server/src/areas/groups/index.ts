import { groupsCalls } from '@bookrunner/contract/groups'
import { refuse } from '@bookrunner/domain/kernel'
import type { Area } from '../../platform/area.ts'
import { read } from '../../platform/http/handler.ts'
import { fileReply } from '../files/index.ts'
import { listGroups, readGroup } from './group.repo.ts'
import { add, del, edit } from './writes.ts'

const list = read(groupsCalls.list, async ({ input, db }) => {
  const { pageNum, pageSize } = input
  return { ...(await listGroups(db, input)), pageNum, pageSize }
})

const logo = read(groupsCalls.logo, async ({ input: { groupId }, db }) => {
  const record = await readGroup(db, groupId)
  return record?.logoId ? fileReply(db, record.logoId) : refuse('record.unknown')
})

export const groups: Area = { handlers: [list, logo, add, edit, del] }
