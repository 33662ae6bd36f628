/** How code outside React changes the address: the router, once it is made. */
export interface Navigator {
  readonly navigate: (to: string, options?: { replace?: boolean }) => unknown
  /** Loads what somebody sees once signed in. */
  readonly prefetchFrame: () => void
  /** Loads the page of a path, which the signed-in user may open. */
  readonly prefetchPage: (path: string) => void
  readonly place: () => { pathname: string; search: string; hash: string }
}

let navigator: Navigator | undefined

export function connectNavigation(next: Navigator): void {
  navigator = next
}

export function goTo(path: string, options?: { replace?: boolean }): void {
  void navigator?.navigate(path, options)
}

export const whereWeAre = () => navigator?.place() ?? { pathname: '/', search: '', hash: '' }

export const prefetchFrame = () => navigator?.prefetchFrame()

/** The frame and the page that follow are loaded together, instead of the page after the frame. */
export function prefetchScreen(path: string): void {
  navigator?.prefetchFrame()
  navigator?.prefetchPage(path)
}
