import { useTablet } from '../../kit/use-narrow.ts'
import { createStore, useStore } from '../../platform/store.ts'
import { changeTheme, themeStore } from '../theme/settings.ts'

/** On a tablet the side menu starts folded in every window. */
const tabletFold = createStore(true)

/** Whether the side menu is folded to icons, and its fold. */
export function useFold(): { readonly folded: boolean; readonly fold: () => void } {
  const tablet = useTablet()
  const { collapsed } = useStore(themeStore)
  const tabletFolded = useStore(tabletFold)
  return tablet
    ? { folded: tabletFolded, fold: () => tabletFold.set(!tabletFolded) }
    : { folded: collapsed, fold: () => changeTheme({ collapsed: !collapsed }) }
}
