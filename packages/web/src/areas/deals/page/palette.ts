import { createStore } from '../../../platform/store.ts'
import { textOf } from '../../../platform/text.ts'
import { fit } from '../../../shell/palette/match.ts'
import { addToPalette, type PaletteEntry } from '../../../shell/palette/registry.ts'
import { pageText } from './text.ts'

/** What the palette can do with the deal whose page is in front. */
export const openDeal = createStore<readonly PaletteEntry[]>([])

addToPalette({
  id: 'deal',
  group: () => textOf(pageText)('palette.group'),
  find: (query) =>
    openDeal
      .get()
      .map((entry) => ({ entry, score: fit(query, entry.title, entry.keywords) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ entry }) => entry),
})
