/**
 * The parent element of a popup on a page: inside the page, so that it belongs to a landmark, scrolls with its button
 * and closes with the page. In a modal it is the container: the dialog element around it lets clicks through.
 */
export const within = (button: HTMLElement): HTMLElement =>
  button.closest<HTMLElement>('.ant-modal-container, [role="dialog"], [data-page], header, nav') ??
  document.body
