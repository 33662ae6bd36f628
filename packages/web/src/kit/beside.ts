/**
 * Where a menu or list that is called up stands in the document: in the header, the bar or the footer of its
 * button, so that it is the next thing the Tab key reaches and part of a landmark.
 */
export const beside = (button: HTMLElement): HTMLElement =>
  button.closest<HTMLElement>('header, nav, footer') ?? document.body
