// Runs before anything is painted or imported.
;(function () {
  // The content policy forbids making code from text. Told so before the first schema is built, zod does
  // not try, and the browser has no breach to report.
  globalThis.__zod_globalConfig = { jitless: true }

  // A dark room stays dark while the application loads.
  try {
    var settings = JSON.parse(localStorage.getItem('bookrunner.theme') || '{}')
    var chosen = settings.mode === 'dark' || settings.mode === 'light' || settings.mode === 'night'
    var night = chosen ? settings.mode === 'night' : matchMedia('(prefers-color-scheme: dark)').matches
    var root = document.documentElement
    root.style.background = night ? '#131a23' : '#ffffff'
    root.style.colorScheme = night ? 'dark' : 'light'
  } catch {
    // Storage may be closed to us; the default colours stand.
  }
})()
