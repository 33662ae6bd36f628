import { mayUse } from '@bookrunner/domain/access'
import { noticesCalls } from '@bookrunner/contract/notices'
import type { Language } from '@bookrunner/contract/kernel'
import { refuse } from '@bookrunner/domain/kernel'
import { textFor } from '@bookrunner/domain/notices'
import { reading } from '../../../platform/db/index.ts'
import { read } from '../../../platform/http/handler.ts'
import { fileReply } from '../../files/index.ts'
import { loadAuthored, readImage } from './authored.repo.ts'
import {
  findRecipients as find,
  listAuthored,
  listReaders,
  readAuthoredRow,
  readRecipients,
  type AuthoredListRow,
} from './authored-list.repo.ts'

const viewOf = ({ texts, createdAt, sendAt, sentAt, ...row }: AuthoredListRow, language: Language) => {
  const { title, summary } = textFor(texts, language)
  return {
    ...row,
    msgTitle: title,
    msgSummary: summary,
    createTime: createdAt.toString(),
    sendAt: sendAt?.toString() ?? null,
    sentAt: sentAt?.toString() ?? null,
  }
}

export const list = read(noticesCalls.list, async ({ input, db, language }) => {
  const { pageNum, pageSize } = input
  const found = await listAuthored(db, input)
  return { list: found.list.map((row) => viewOf(row, language)), total: found.total, pageNum, pageSize }
})

export const info = read(noticesCalls.info, async ({ input: { logId }, db, language }) => {
  const [row, record] = await Promise.all([readAuthoredRow(db, logId), loadAuthored(reading(db), logId)])
  if (!row || !record) return refuse('record.unknown')
  const { texts, link, menuTab, imageId } = record
  return { ...viewOf(row, language), texts, link, menuTab, imageId, ...(await readRecipients(db, record)) }
})

export const findRecipients = read(noticesCalls.findRecipients, ({ input, db }) => find(db, input))

export const readers = read(noticesCalls.readers, async ({ input, db }) => {
  const { pageNum, pageSize, logId } = input
  if (!(await readAuthoredRow(db, logId))) return refuse('record.unknown')
  const { list: rows, total } = await listReaders(db, input)
  return {
    list: rows.map(({ deliveredAt, readAt, ...row }) => ({
      ...row,
      deliveredTime: deliveredAt.toString(),
      readTime: readAt?.toString() ?? null,
    })),
    pageNum,
    pageSize,
    total,
  }
})

export const image = read(noticesCalls.image, async ({ input: { logId }, actor, db }) => {
  const isAuthor = mayUse(actor.rights, 'admin_notice')
  const imageId = await readImage(db, logId, { userId: actor.userId, isAuthor })
  return imageId ? fileReply(db, imageId) : refuse('record.unknown')
})
