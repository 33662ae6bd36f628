import { useCallback } from 'react'
import { dealFieldTexts, type DealField, type LoggedField } from '@bookrunner/contract/deals'
import { defineText, rowsOf, useText } from '../../platform/text.ts'

const dealFieldText = defineText('dealFields', rowsOf(dealFieldTexts))

type Named = DealField | LoggedField

const isNamed = (field: string): field is Named => field in dealFieldText.books.US
const isOfDeal = (field: Named): field is DealField => !/^(?:lifecycle|guidance|document|order)\./.test(field)

/** What has a name of its own of a place: `terms.options.0.from` is in `terms.options`. */
function namedOf(place: string): Named | undefined {
  const field = place.split('.').slice(0, 2).join('.')
  return isNamed(field) ? field : undefined
}

/** The field of the deal a place lies in. */
export function fieldOf(place: string): DealField | undefined {
  const found = namedOf(place)
  return found && isOfDeal(found) ? found : undefined
}

/** What a field is called in the reader's language; of a place nobody knows, the place itself. */
export function useFieldName(): (place: string) => string {
  const t = useText(dealFieldText)
  return useCallback(
    (place) => {
      const field = namedOf(place)
      return field ? t(field) : place
    },
    [t],
  )
}
