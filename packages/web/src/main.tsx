import '@fontsource-variable/inter/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startLang } from './platform/language.ts'
import { connectSessionEnds } from './platform/leave.ts'
import { BASE } from './platform/redirect.ts'
import { browserId, sessionStore } from './platform/session.ts'
import { prefetchFrame, prefetchPage } from './router.tsx'
import { showLanguage } from './platform/text.ts'
import { dropSecondClick } from './shell/second-click.ts'
import { startSession } from './shell/start-session.ts'
import { temporalThere } from './platform/temporal.ts'
import { storeTheme } from './shell/theme/settings.ts'
import './shell/style/index.css'

// Whoever is signed in needs the shell and the page at once; they come while the rest is still starting.
if (sessionStore.get()) {
  prefetchFrame()
  prefetchPage(globalThis.location.pathname.slice(BASE.length))
}
browserId()
storeTheme()
dropSecondClick(document)
connectSessionEnds()
startSession()
showLanguage(startLang(globalThis.location.search))

function draw() {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void temporalThere().then(draw)
