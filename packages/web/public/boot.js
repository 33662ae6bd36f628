// Runs before anything is painted, so that a dark room stays dark while the application loads.
;(function () {
  try {
    var settings = JSON.parse(localStorage.getItem('bookrunner.theme') || '{}')
    var root = document.documentElement
    if (settings.mode === 'night') {
      root.style.background = '#131a23'
      root.style.colorScheme = 'dark'
    } else {
      root.style.background = '#ffffff'
      root.style.colorScheme = 'light'
    }
  } catch {
    // Storage may be closed to us; the default colours stand.
  }
})()
