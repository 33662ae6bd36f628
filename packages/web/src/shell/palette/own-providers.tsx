import { BgColorsOutlined, EnterOutlined, GlobalOutlined } from '@ant-design/icons'
import { routeTitles } from '@bookrunner/contract/access'
import { routeOf, routes, type RouteTitle } from '@bookrunner/domain/access'
import { LANG_NAME, LANGS, langStore, type Lang } from '../../platform/language.ts'
import { goTo } from '../../platform/navigation.ts'
import { sessionStore } from '../../platform/session.ts'
import { textOf } from '../../platform/text.ts'
import { decide } from '../routing/decide.ts'
import { ownRoutes } from '../routing/own-routes.ts'
import { screenOf, type Screens } from '../screens.ts'
import { changeTheme, MODE_CHOICES, themeStore } from '../theme/settings.ts'
import { shellText } from '../text.ts'
import { fit } from './match.ts'
import { addToPalette, type PaletteEntry } from './registry.ts'

export interface ShellActions {
  readonly openTheme: () => void
  readonly openShortcuts: () => void
  readonly chooseLanguage: (lang: Lang) => void
  readonly logout: () => void
}

/** Screens of one record are left out: their areas offer the records. */
const NEEDS_RECORD = /:|^\/(board|deal)\/(detail|alloc|order-book)$/

/** The menu group of a screen. */
function groupOf(path: string): string | undefined {
  const row = routeOf(path)
  const parent = row?.parent === undefined || row.parent === '/' ? undefined : routeOf(row.parent)
  return parent && routeTitles[parent.title as RouteTitle][langStore.get()]
}

function screenEntries(screens: Screens): readonly PaletteEntry[] {
  const paths = [...routes, ...ownRoutes].map((route) => route.path)
  return paths
    .filter((path) => !NEEDS_RECORD.test(path) && decide(path, sessionStore.get()).kind === 'screen')
    .flatMap((path) => {
      const screen = screenOf(screens, path)
      if (!screen) return []
      const title = screen.title(langStore.get())
      const group = groupOf(path)
      const keywords = `${group ?? ''} ${screen.title('US')} ${path}`
      const hint = group === title ? undefined : group
      return [{ id: path, title, hint, keywords, icon: <EnterOutlined />, run: () => goTo(path) }]
    })
}

function actionEntries(actions: ShellActions): readonly PaletteEntry[] {
  const t = textOf(shellText)
  return [
    {
      id: 'theme',
      title: t('header.theme'),
      keywords: 'theme appearance colour color',
      run: actions.openTheme,
    },
    { id: 'keys', title: t('keys.title'), keywords: 'keyboard shortcuts help', run: actions.openShortcuts },
    ...MODE_CHOICES.filter((mode) => mode !== themeStore.get().mode).map((mode) => ({
      id: `mode ${mode}`,
      title: t('palette.mode', { mode: t(`theme.mode.${mode}`) }),
      keywords: `theme mode ${mode}`,
      icon: <BgColorsOutlined />,
      run: () => changeTheme({ mode }),
    })),
    ...LANGS.filter((lang) => lang !== langStore.get()).map((lang) => ({
      id: `lang ${lang}`,
      title: t('palette.language', { language: LANG_NAME[lang] }),
      keywords: `language ${lang}`,
      icon: <GlobalOutlined />,
      run: () => actions.chooseLanguage(lang),
    })),
    { id: 'logout', title: t('user.logout'), keywords: 'log out sign out exit', run: actions.logout },
  ]
}

const best = (entries: readonly PaletteEntry[], query: string) =>
  entries
    .map((entry) => ({ entry, score: fit(query, entry.title, entry.keywords) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry)

/** The frame's own entries: every screen the person may enter, and what the frame can do. */
export function addShellToPalette(screens: Screens, actions: ShellActions): void {
  const t = textOf(shellText)
  addToPalette({
    id: 'screens',
    group: () => t('palette.screens'),
    find: (query) => best(screenEntries(screens), query),
  })
  addToPalette({
    id: 'actions',
    group: () => t('palette.actions'),
    find: (query) => best(actionEntries(actions), query),
  })
}
