import type { Page } from '@playwright/test'

/** What a page draws anew for another size has its place by then; what is wrong after that stays wrong. */
const mostFrames = 60

/** Sideways scrolling of the page, and text that does not fit its box. */
export async function misfits(page: Page): Promise<string[]> {
  let found = await misfitsNow(page)
  for (let frame = 0; found.length > 0 && frame < mostFrames; frame++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    found = await misfitsNow(page)
  }
  return found
}

function misfitsNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.scrollingElement ?? document.documentElement
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`)
    // Columns of a grid are as wide as their reader has them: text that is cut is whole in the tooltip,
    // and what is scrolled away is reached by the arrow keys. Figures are never cut.
    const ownWidth = '[role="gridcell"]:not(.ag-right-aligned-cell)'
    const isOfGrid = (element: Element): boolean => {
      const grid = element.closest('[role="grid"]')
      if (!grid) return false
      const [box, gridBox] = [element.getBoundingClientRect(), grid.getBoundingClientRect()]
      return box.right > gridBox.right || box.left < gridBox.left || element.closest(ownWidth) !== null
    }
    const isForScreenReaders = (element: Element): boolean =>
      element.closest('.br-sr') !== null || element.getBoundingClientRect().width <= 1
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!hasText(element) || !element.checkVisibility({ checkOpacity: true })) continue
      if (isForScreenReaders(element) || isOfGrid(element)) continue
      // A drawing is scaled as a whole; its texts have no box that could cut them.
      const drawn = element.closest('svg') !== null
      // What a box of its own scrolls into view is measured by that box, which must be reachable by key.
      const beyond = element.closest('[tabindex="0"][role="group"]')
      const inScroller = beyond !== null && ['auto', 'scroll'].includes(getComputedStyle(beyond).overflowX)
      const edge = (inScroller ? beyond : element).getBoundingClientRect()
      const name = `"${element.textContent?.trim().slice(0, 40)}"`
      if (!drawn && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        found.push(`${name} is cut: ${element.scrollWidth} in ${element.clientWidth}`)
      else if (edge.right > document.documentElement.clientWidth + 1)
        found.push(`${name} reaches to ${Math.round(edge.right)}`)
      else if (edge.left < -1 && edge.right > 0) found.push(`${name} begins at ${Math.round(edge.left)}`)
    }
    return found
  })
}
