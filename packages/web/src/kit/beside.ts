/**
 * The parent element of a popup: the header, bar or footer of its button, so that Tab reaches it next and it belongs to
 * a landmark.
 */
export const beside = (button: HTMLElement): HTMLElement =>
  button.closest<HTMLElement>('header, nav, footer') ?? document.body
