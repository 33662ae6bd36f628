/**
 * Runs at once, then at most once per interval; a request in between runs at its end. After `hurry` the waiting request
 * and the next one run at once.
 */
export function paced(run: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let requested = false
  let isHurried = false
  const done = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (requested) done()
    }, ms)
    requested = false
    run()
  }
  return {
    ask: () => {
      requested = true
      if (timer !== undefined && !isHurried) return
      clearTimeout(timer)
      isHurried = false
      done()
    },
    hurry: () => {
      if (requested) {
        clearTimeout(timer)
        done()
      }
      isHurried = true
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      requested = false
    },
  }
}
