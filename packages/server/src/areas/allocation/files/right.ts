import { namesIn } from '@bookrunner/domain/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { readDeskDeal } from '../../orders/index.ts'
import { versionForReader } from '../state/index.ts'

/** What a file is about: a deal, or one of its versions. */
export interface FileAbout {
  dealId: string
  versionId: string | null
}

export const aboutOf = ({ dealId, versionId }: FileAbout): string =>
  versionId === null ? dealId : `${dealId} ${versionId}`

const aboutIn = (text: string): FileAbout => {
  const [dealId = '', versionId = null] = text.split(' ')
  return { dealId, versionId }
}

/** Everything that decides the content of a file for this person; null if there is none. */
export const rightTo = async (
  db: Db,
  actor: Actor,
  { dealId, versionId }: FileAbout,
): Promise<string | null> => {
  const found = await readDeskDeal(db, actor, dealId)
  if (!found) return null
  const { row, dealRole, abilities } = found
  const view = versionId === null ? null : await versionForReader(db, actor, { dealId, versionId })
  if (view !== null && isRefusal(view)) return null
  return [actor.entityId, view?.sight ?? '', namesIn(dealRole, row.terms), ...Object.values(abilities)].join(
    ' ',
  )
}

/** True if the same file would be made for this person now. */
export const hasRight = async (
  db: Db,
  actor: Actor,
  { about, byRight }: { about: string; byRight: string },
): Promise<boolean> => (await rightTo(db, actor, aboutIn(about))) === byRight
