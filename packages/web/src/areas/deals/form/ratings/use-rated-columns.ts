import { allRated, hasRatedParty, needsPartyName, partiesRated } from '@bookrunner/domain/deals'
import { useText } from '../../../../platform/text.ts'
import { usePartyName } from '../issuer/PartyList.tsx'
import { useDealNames } from '../../use-deal-names.ts'
import { formText } from '../text.ts'
import { useValue } from '../use-field.ts'
import type { Column } from './grid.ts'

export interface RatedColumn extends Column {
  readonly key: string
  /** "Guarantor", or "Guarantor: Heron Holdings" among several. */
  readonly label: string
  /** Its ratings do not say whose they are, or name a party that left the deal. */
  readonly homeless: boolean
}

/** What the deal can have ratings of. A provider of support has a column once there is one. */
export function useRatedColumns(): readonly RatedColumn[] {
  const t = useText(formText)
  const dealNames = useDealNames()
  const nameOf = usePartyName()
  const [guarantors, support, ratings] = [
    useValue('shared.guarantors'),
    useValue('shared.support'),
    useValue('shared.ratings'),
  ]
  const parties = { guarantors, support }
  return allRated({ ...parties, ratings })
    .filter(
      ({ subject }) =>
        subject !== 'provider' || support.length > 0 || ratings.some((each) => each.subject === subject),
    )
    .map((rated) => {
      const subject = dealNames.subject(rated.subject)
      const { party } = rated
      const isUnnamed = party === null && partiesRated(parties, rated.subject).length > 1
      return {
        rated,
        parties,
        key: `${rated.subject} ${party?.entityId ?? party?.name ?? ''}`,
        label:
          party && needsPartyName(rated, parties)
            ? t('rating.ofParty', { subject, name: nameOf(party) })
            : subject,
        homeless: isUnnamed || !hasRatedParty(rated, parties),
      }
    })
}
