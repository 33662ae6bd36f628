import { LazyMenu } from '../../kit/LazyMenu.tsx'
import { lazyScreen } from '../../platform/chunk.ts'
import { LanguageButton } from './LanguageButton.tsx'

const load = () => import('./LanguageMenu.tsx')
const LanguageMenu = lazyScreen(load)

export function LanguageSwitch() {
  return (
    <LazyMenu load={load} menu={<LanguageMenu />}>
      {(opens) => <LanguageButton {...opens} aria-haspopup="menu" />}
    </LazyMenu>
  )
}
