import { useText } from '../platform/text.ts'
import type { FrameActions } from './layout/Header.tsx'
import { useShortcut, useShortcutKeys } from '../kit/keys/shortcuts.ts'
import type { Pages } from './tabs/use-pages.ts'
import { changeTheme, themeStore } from './theme/settings.ts'
import { shellText } from './text.ts'

/** What the keys do everywhere; listed under "?". */
export function useFrameKeys(actions: FrameActions, pages: Pages): void {
  const t = useText(shellText)
  useShortcutKeys()
  useShortcut({ keys: 'mod+k', title: t('keys.palette'), whileTyping: true, run: actions.openPalette })
  useShortcut({ keys: '?', title: t('keys.help'), run: actions.openShortcuts })
  useShortcut({
    keys: '[',
    title: t('keys.menu'),
    run: () => changeTheme({ collapsed: !themeStore.get().collapsed }),
  })
  useShortcut({ keys: 'alt+Period', title: t('keys.nextTab'), whileTyping: true, run: () => pages.step(1) })
  useShortcut({
    keys: 'alt+Comma',
    title: t('keys.previousTab'),
    whileTyping: true,
    run: () => pages.step(-1),
  })
  useShortcut({
    keys: 'alt+KeyW',
    title: t('keys.closeTab'),
    whileTyping: true,
    run: () => pages.close('this', pages.active),
  })
}
