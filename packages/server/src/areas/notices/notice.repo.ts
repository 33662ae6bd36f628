import type { Insertable } from 'kysely'
import { query, type Transaction } from '../../platform/db/index.ts'
import type { NoticesTables } from './notices.tables.ts'

export const insertNotice = (
  transaction: Pick<Transaction, 'run'>,
  notice: Insertable<NoticesTables['notice']>,
) => transaction.run(query.insertInto('notice').values(notice))
