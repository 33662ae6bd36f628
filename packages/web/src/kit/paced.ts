/** Runs at once, then at most once per interval; a request in between runs at its end. */
export function paced(run: () => void, ms: number): { readonly ask: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let requested = false
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
      if (timer === undefined) done()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      requested = false
    },
  }
}
