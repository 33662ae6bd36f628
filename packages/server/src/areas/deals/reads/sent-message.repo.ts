import { isOver, type DealStatus } from '@bookrunner/domain/deals'
import { sql } from 'kysely'
import type { LocalizedText } from '@bookrunner/contract/kernel'
import type { Db } from '../../../platform/db/index.ts'

/**
 * The newest book message that these readers of the deal were sent: its text and the time of its figures, no more. A
 * deal that is over has no book, so it shows none.
 */
export const readSentMessage = async (
  db: Db,
  { id: dealId, lifecycle }: { id: string; lifecycle: { status: DealStatus } },
  audience: 'investors' | 'managers',
): Promise<{ text: LocalizedText; at: string } | null> => {
  if (isOver(lifecycle.status)) return null
  const { rows } = await sql<{ text: LocalizedText; at: Temporal.Instant }>`/* prepared */
    select m.words as text, m.at from book_message_sent s join book_message m on m.id = s.message_id
    where s.deal_id = ${dealId} and s.audience = ${audience} order by m.number desc limit 1`.execute(db)
  return rows[0] ? { text: rows[0].text, at: rows[0].at.toString() } : null
}
