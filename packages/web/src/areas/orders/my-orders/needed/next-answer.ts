/** The main button, else the first one that is safe, else the link to the ticket. */
const main = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('.orders-quick .ant-btn-primary:not(:disabled)') ??
  row.querySelector<HTMLElement>('.orders-quick .ant-btn:not(.ant-btn-dangerous, :disabled)') ??
  row.querySelector<HTMLElement>('.orders-quick a')

/** The element to focus after an answer: in the next open row, wrapping around; never "Drop". */
export function nextAnswer(list: HTMLElement, from: Element | null): HTMLElement | null | undefined {
  const rows = [...list.querySelectorAll('li')]
  const at = rows.findIndex((row) => row === from)
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))]
  const waiting = others.filter((row) => !row.hasAttribute('data-done')).map(main)
  return (
    waiting.find((found) => found !== null) ??
    // No other order is open: focus the answer just given, which can be changed.
    rows[at]?.querySelector<HTMLElement>('.orders-quick .ant-btn:not(.ant-btn-dangerous), a')
  )
}
