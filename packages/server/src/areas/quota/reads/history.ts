import { quotaCalls, type historyActs } from '@bookrunner/contract/quota'
import { read } from '../../../platform/http/handler.ts'
import { readHistory, type HistoryRow } from './history.repo.ts'

type Act = (typeof historyActs)[number]

const actOf = (code: string): Act => code.replace('quota.', '') as Act

/** Figures and codes. */
const textOf = (value: string | number | null): string | null => (value === null ? null : String(value))

/** A rate's line also says of which currency and day it is. */
const changesOf = ({ changes, currency, day }: HistoryRow) => [
  ...(currency === null ? [] : [{ field: 'currency', from: null, to: currency }]),
  ...(day === null ? [] : [{ field: 'day', from: null, to: day }]),
  ...(changes ?? []).map(({ field, from, to }) => ({ field, from: textOf(from), to: textOf(to) })),
]

export const getLimitHistory = read(quotaCalls.getLimitHistory, async ({ db, input }) => {
  const { list, total } = await readHistory(db, input)
  const { pageNum, pageSize } = input
  return {
    list: list.map((row) => ({
      lineId: `${row.ledgerId}:${row.seq}`,
      at: row.at.toString(),
      by: row.by,
      act: actOf(row.code),
      level: row.level,
      entity: row.entity,
      deal: row.deal,
      changes: changesOf(row),
      reason: row.reason,
    })),
    pageNum,
    pageSize,
    total,
  }
})
