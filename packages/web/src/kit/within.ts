/**
 * Where a list or menu that belongs to a page stands in the document: inside the page, so that it is part of
 * a landmark, scrolls with its button and goes when the page goes.
 */
export const within = (button: HTMLElement): HTMLElement =>
  button.closest<HTMLElement>('[role="dialog"], [data-page], header, nav') ?? document.body
