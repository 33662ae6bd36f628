import { BankOutlined } from '@ant-design/icons'
import { nameIn } from '@bookrunner/domain/kernel'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { goTo } from '../../platform/navigation.ts'
import { sessionStore } from '../../platform/session.ts'
import { textOf } from '../../platform/text.ts'
import { addToPalette, type PaletteEntry } from '../../shell/palette/registry.ts'
import { entityPath } from './EntityLink.tsx'
import { paletteText } from './palette-text.ts'

/** The most entries; more letters narrow them. */
const MOST = 8

async function find(keyword: string, signal: AbortSignal): Promise<readonly PaletteEntry[]> {
  const { list } = await api.entities.list({ keyword, pageSize: MOST }, { signal })
  const lang = langStore.get()
  return list.flatMap((row) => {
    const path = entityPath(sessionStore.get(), row.entityId)
    if (!path) return []
    const entry: PaletteEntry = {
      id: path,
      title: nameIn(lang, row),
      hint: [row.type && nameIn(lang, row.type), row.lei].filter(Boolean).join(' · '),
      icon: <BankOutlined aria-hidden />,
      run: () => goTo(path),
    }
    return [entry]
  })
}

/** Ctrl K: any institution by its names, its LEI or a tag, for readers of Global Entities. */
export function addEntitiesToPalette(): void {
  addToPalette({
    id: 'entities',
    group: () => textOf(paletteText)('group'),
    find: (query, signal) => {
      const keyword = query.trim()
      return keyword && entityPath(sessionStore.get(), 'any') ? find(keyword, signal) : []
    },
  })
}
