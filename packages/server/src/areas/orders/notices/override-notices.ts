import { noticePlace } from '@bookrunner/contract/notices'
import type { Reactions } from '../../../platform/service/index.ts'
import { readManagers } from '../../deals/index.ts'
import { raiseNotice } from '../../notices/index.ts'
import { overrideNotice, readOverrideKeepers, type OverrideChanged } from '../../quota/index.ts'

/**
 * An override is for the desk to use: those who run the book, and so read every name in it, hear of it, too. Whoever
 * also keeps overrides has heard as a keeper.
 */
export const reactToOverrides = (reactions: Reactions): void =>
  reactions.on('quota.override-changed', async (transaction, events) => {
    for (const event of events as unknown as readonly OverrideChanged[]) {
      const [managers, keepers, content] = await Promise.all([
        readManagers(transaction, event.dealId),
        readOverrideKeepers(transaction),
        overrideNotice(transaction, event),
      ])
      const told = new Set([...keepers, event.by])
      const desk = managers.filter(({ id, abilities }) => abilities.run === 'all' && !told.has(id))
      const place = noticePlace(content.code, 'desk', { dealId: event.dealId })
      await raiseNotice(
        transaction,
        { ...content, ...place },
        desk.map(({ id }) => id),
      )
    }
  })
