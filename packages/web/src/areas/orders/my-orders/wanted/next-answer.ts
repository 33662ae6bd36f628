/** One tap that takes nothing away: the main button, else the way to the ticket. */
const main = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('.orders-quick .ant-btn-primary:not(:disabled)') ??
  row.querySelector<HTMLElement>('.orders-quick a')

/** After an answer by key: the next row that still wants one, from the top again after the last; never a "Drop". */
export function nextAnswer(list: HTMLElement, from: Element | null): HTMLElement | null | undefined {
  const rows = [...list.querySelectorAll('li')]
  const at = rows.findIndex((row) => row === from)
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))]
  const waiting = others.filter((row) => !row.hasAttribute('data-done')).map(main)
  return (
    waiting.find((found) => found !== null) ??
    // Nothing else is wanted: the answer that was just given may be looked at, and changed.
    rows[at]?.querySelector<HTMLElement>('.orders-quick .ant-btn:not(.ant-btn-dangerous), a')
  )
}
