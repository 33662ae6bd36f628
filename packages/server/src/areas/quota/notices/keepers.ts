import { seesFigures, type QuotaLevel } from '@bookrunner/domain/quota'
import type { Runner } from '../../../platform/db/index.ts'
import { tieredAdministratorsWho } from '../../auth/index.ts'
import { keyOfLevel } from '../limits/level-key.ts'

/** Who keeps the limits of a level: readers of figures, and those who hear no state, which would tell what is used. */
export const readKeepers = async (
  runner: Runner,
  level: QuotaLevel,
): Promise<Record<'readers' | 'others', string[]>> => {
  const keepers = await tieredAdministratorsWho(runner, keyOfLevel[level])
  const idsWho = (sees: boolean) =>
    keepers.flatMap(({ userId, tier }) => (seesFigures(tier, level) === sees ? userId : []))
  return { readers: idsWho(true), others: idsWho(false) }
}
