/** Where the page is: what the skip link leads to, and what scrolls where the frame stands still. */
export const CONTENT_ID = 'content'

/** The page's own place, and the window for where the frame moves too; only one of them has anywhere to go. */
export const scrollers = (): readonly Element[] =>
  [document.querySelector(`#${CONTENT_ID}`), document.scrollingElement].filter((element) => element !== null)
