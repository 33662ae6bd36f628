import messageIcon from '@ant-design/icons-svg/es/asn/MessageOutlined'
import type { CellParams } from '../../../kit/dense-page/cells.ts'
import { cellOf, element, iconElement, linkElement, type Child } from '../../../kit/grid/index.ts'
import type { GridRow, MergeLine, OrderLine } from '../rows/grid-row.ts'
import type { GridContext } from './context.ts'
import css from './grid.module.css'

type Params = CellParams<GridRow, GridContext>

/** The mark of a row that is new to the reader. */
const freshMark = (latest: () => Params): HTMLElement => {
  const name = latest().context.tools.t('fresh')
  const named = { type: 'button', tabindex: '-1', 'aria-label': name, title: name }
  const mark = element('button', { ...named, class: css.fresh })
  mark.addEventListener('click', () => {
    const { data, context } = latest()
    if (data) context.acknowledge(data)
  })
  return mark
}

/** The order's number, as a link, and its NEW mark. */
export const NumberCell = cellOf<Params>(({ data, t }, latest) => {
  if (!data || (data.kind !== 'order' && data.kind !== 'merge')) return null
  const mark = data.fresh && freshMark(latest)
  if (data.kind === 'merge') return mark ? element('span', { class: css.number }, mark) : null
  const { id, number } = data.order
  const link = linkElement({ name: 'order', id, label: t('open', { number }) }, number)
  return element('span', { class: css.number }, link, mark)
})

/** Beside the name of a merge: its sign, and whether one of its orders changed since. */
export const mergedSigns = ({ orders, merge }: MergeLine, { tools: { t } }: GridContext): Child[] => [
  element('small', { title: t('merged', { count: orders.length }) }, '⊕'),
  merge.edited.length > 0 && element('small', { class: css.edited }, t('edited')),
]

/** The code of a type, read out by its full name. */
export const TypeCell = cellOf<Params>(({ value, valueFormatted }) => {
  if (typeof value !== 'string') return element('span', {}, valueFormatted)
  return element(
    'span',
    {},
    element('span', { 'aria-hidden': 'true' }, valueFormatted),
    element('span', { class: 'br-sr' }, value),
  )
})

/** An order with comments has a sign beside its name, with their texts. */
export const commentSign = ({ order }: OrderLine, { tools: { t } }: GridContext): Child => {
  const comments = [order.comment, order.privateComment].filter((comment) => comment)
  if (comments.length === 0) return null
  return iconElement(messageIcon, {
    class: css.comment,
    'aria-label': t('commented'),
    title: comments.join('\n'),
  })
}
