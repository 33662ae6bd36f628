/**
 * What the root of a page asks of the frame's part around it: all of its height, or its end for a bar. An attribute and no
 * `:has()`, which the browser would decide again for each element that appears anywhere in the page.
 */
const shaped = (shape: 'whole' | 'bar') => (root: HTMLElement | null) => {
  const page = root?.parentElement
  if (!page?.matches('[data-page]')) return undefined
  page.dataset.shape = shape
  return () => void delete page.dataset.shape
}

/** For `ref`. */
export const wholePage = shaped('whole')
export const pageWithBar = shaped('bar')
