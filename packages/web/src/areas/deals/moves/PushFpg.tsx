import { showGuidance } from '@bookrunner/domain/deals'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useDealNames } from '../use-deal-names.ts'
import type { MoveProps } from './props.ts'
import { Push } from './Push.tsx'
import { movesText } from './text.ts'

/** Moves a deal from IPG to FPG: the final level, and the cut-off for investors to reconfirm. */
export function PushFpg(props: MoveProps) {
  const t = useText(movesText)
  const dealNames = useDealNames()
  const { terms, lifecycle, header } = props.detail
  const current = header.guidance?.level
  const goesSubject = lifecycle.subjectAt !== null || lifecycle.subjectByRegion.length > 0
  return (
    <Push
      {...props}
      move="pushFpg"
      firstLevel={current ? showGuidance({ ...current, words: null }) : ''}
      send={({ level, ...input }, options) =>
        api.deals.changeDealStatus({ ...input, to: 'FPG', guidance: level }, options)
      }
      closeLabel={t('field.cutOff')}
      lines={[
        t('pushFpg.effect.baseline'),
        t('pushFpg.effect.ask', { rule: dealNames.silence(terms.silence) }),
        ...(goesSubject ? [t('pushFpg.effect.subject')] : []),
      ]}
    />
  )
}
