/** The id of the content: the skip link's target, and the scroll container in a fixed frame. */
export const CONTENT_ID = 'content'

/** The elements that may scroll: the content, or the window. Only one of them does. */
export const scrollers = (): readonly Element[] =>
  [document.querySelector(`#${CONTENT_ID}`), document.scrollingElement].filter((element) => element !== null)
