import { useShortcut } from '../keys/shortcuts.ts'

type GridKey = 'edit' | 'pick' | 'range' | 'copy' | 'paste'

/** Lists the keys that the grid itself handles. */
export function useGridKeys(t: (key: `key.${GridKey}`) => string, place: string): void {
  useShortcut({ keys: 'Enter', title: t('key.edit'), place })
  useShortcut({ keys: 'Space', title: t('key.pick'), place })
  useShortcut({ keys: 'Shift+↑↓←→', title: t('key.range'), place })
  useShortcut({ keys: 'mod+c', title: t('key.copy'), place })
  useShortcut({ keys: 'mod+v', title: t('key.paste'), place })
}
