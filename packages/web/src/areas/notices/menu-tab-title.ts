import { routeTitles } from '@bookrunner/contract/access'
import type { Permission, RouteTitle } from '@bookrunner/domain/access'
import { menuTabs } from '@bookrunner/domain/notices'
import type { Lang } from '../../platform/language.ts'

/** The title of the screen that a notice belongs to. */
export const menuTabTitle = (menuTab: string, lang: Lang): string | undefined => {
  const route = menuTabs.get(menuTab as Permission)
  return route && routeTitles[route.title as RouteTitle][lang]
}
