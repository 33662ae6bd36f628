/** Asked for often: done at once the first time, and then no sooner than so many milliseconds after the last time. */
export function paced(run: () => void, ms: number): { readonly ask: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = false
  const done = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (asked) done()
    }, ms)
    asked = false
    run()
  }
  return {
    ask: () => {
      asked = true
      if (timer === undefined) done()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      asked = false
    },
  }
}
