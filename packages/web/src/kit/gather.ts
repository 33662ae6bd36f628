/** Heard of often, done once for all that was heard in a while: the first word starts the clock, later ones do not. */
export function gathered(
  run: () => void,
  ms: number,
): { readonly heard: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = () => {
    timer = undefined
    run()
  }
  return {
    heard: () => {
      timer ??= setTimeout(done, ms)
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
