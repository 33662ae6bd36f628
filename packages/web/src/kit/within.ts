/**
 * The parent element of a popup on a page: inside the page, so that it belongs to a landmark, scrolls with its button
 * and closes with the page.
 */
export const within = (button: HTMLElement): HTMLElement =>
  button.closest<HTMLElement>('[role="dialog"], [data-page], header, nav') ?? document.body
