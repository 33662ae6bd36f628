import type { IconDefinition } from '@ant-design/icons-svg/es/types'

type Attributes = Readonly<Record<string, string | undefined>>
export type Child = Node | string | false | null | undefined

const svgSpace = 'http://www.w3.org/2000/svg'

function dressed<Made extends Element>(made: Made, attributes: Attributes): Made {
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(key, value)
  return made
}

/** An element of a cell. Cells are drawn without React: a row that scrolls into view takes half the time. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = dressed(document.createElement(name), attributes)
  for (const child of children) if (child) made.append(child)
  return made
}

/** An icon of the library, as its React component draws it. */
export function iconElement({ icon, name }: IconDefinition, attributes: Attributes): HTMLElement {
  const drawn = typeof icon === 'function' ? icon('currentColor', 'currentColor') : icon
  const svg = dressed(document.createElementNS(svgSpace, 'svg'), {
    viewBox: drawn.attrs['viewBox'],
    width: '1em',
    height: '1em',
    fill: 'currentColor',
    'aria-hidden': 'true',
  })
  for (const { tag, attrs } of drawn.children ?? [])
    svg.append(dressed(document.createElementNS(svgSpace, tag), attrs))
  const classNames = `anticon anticon-${name} ${attributes['class'] ?? ''}`.trimEnd()
  return element('span', { role: 'img', ...attributes, class: classNames }, svg)
}

function adaptAttributes(drawn: Element, next: Element): void {
  for (const name of drawn.getAttributeNames()) if (!next.hasAttribute(name)) drawn.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (drawn.getAttribute(name) !== value) drawn.setAttribute(name, value)
}

/** Makes what is drawn look like the next one, without replacing what can stay. False if it is another element. */
export function adapt(drawn: Element, next: Element): boolean {
  if (drawn.tagName !== next.tagName) return false
  if (drawn.isEqualNode(next)) return true
  adaptAttributes(drawn, next)
  adaptChildren(drawn, next)
  return true
}

/** A child that comes or goes leaves those around it where they are: moving one would take its focus. */
function adaptChildren(drawn: Element, next: Element): void {
  let known: ChildNode | null = drawn.firstChild
  // Those that are taken from it leave its own list.
  const wanted = [...next.childNodes]
  for (const child of wanted) {
    let same: ChildNode | null = known
    while (same && same.nodeName !== child.nodeName) same = same.nextSibling
    if (!same) {
      drawn.insertBefore(child, known)
      continue
    }
    while (known && known !== same) known = removed(known)
    known = same.nextSibling
    if (same instanceof Element && child instanceof Element) adapt(same, child)
    else same.nodeValue = child.nodeValue
  }
  while (known) known = removed(known)
}

/** Removes it, and returns the one after it. */
function removed(child: ChildNode): ChildNode | null {
  const after = child.nextSibling
  child.remove()
  return after
}
