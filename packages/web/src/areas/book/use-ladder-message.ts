import { useCallback } from 'react'
import { worded } from '../../kit/form/index.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import type { LadderRefusal } from './grid/edit-fields.ts'
import { bookText } from './text.ts'

/** Why the text of a size or limit could not be read. */
export function useLadderMessage(): (refusal: LadderRefusal) => string {
  const t = useText(bookText)
  const lang = useStore(langStore)
  return useCallback(
    ({ reason, params = {} }) =>
      reason === 'ladder.whole'
        ? t('edit.wholeLadder', { ladder: String(params['ladder']) })
        : worded({ field: 'orderLevels', reason, params }, lang).message,
    [t, lang],
  )
}
