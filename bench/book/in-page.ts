// What runs inside the page: how soon it could be used, and how many frames it draws.

/** Milliseconds from the request of the page until rows are drawn. */
export const usableAfter = (): Promise<number> =>
  new Promise((done) => {
    const look = () => {
      const there = document.querySelector('.kit-dense-book .ag-row .ag-cell') !== null
      if (there && document.querySelector('main dl dd') !== null)
        requestAnimationFrame(() => done(performance.now()))
      else requestAnimationFrame(look)
    }
    look()
  })

/** Frames a second while scrolling up and down for so many seconds, as a wheel that is turned without a rest. */
export const scrollFor = async (seconds: number): Promise<number> => {
  const box = document.querySelector('.kit-dense-book .ag-grid-viewport, .kit-dense-book .ag-body-viewport')
  if (!box) throw new Error('There is no grid.')
  const begun = performance.now()
  let [frames, step] = [0, 36]
  while (performance.now() - begun < seconds * 1000) {
    const before = box.scrollTop
    box.scrollTop += step
    await new Promise((next) => requestAnimationFrame(next))
    if (box.scrollTop === before) step = -step
    frames++
  }
  return frames / ((performance.now() - begun) / 1000)
}

interface Heard {
  tookKeys?: number[]
}

/** From here on, how long each key takes until what follows from it is on the screen. */
export const hearKeys = (): void => {
  const took: number[] = []
  ;(globalThis as Heard).tookKeys = took
  document.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      // What was worked out is drawn before the task after its frame begins.
      requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - timeStamp), 0)),
    { capture: true },
  )
}

export const heardKeys = (): number[] => (globalThis as Heard).tookKeys ?? []

/** Has what follows from so many keys been drawn? */
export const drawnKeys = (keys: number): boolean => ((globalThis as Heard).tookKeys ?? []).length >= keys
