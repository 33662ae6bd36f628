// Attacks of every kind, cleaned and then read by a parser that is not the cleaner's own and does what browsers do.
import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, it } from 'vitest'
import { hostileHtml } from '@bookrunner/contract/notices/hostile-html'
import { cleanRichText } from './rich-text.ts'

const all = hostileHtml()

const styles =
  /^(?:(?:color|background-color):(?:#[\da-f]{3,8}|rgba?\([\d\s,.]+\))|text-align:(?:left|right|center|justify))$/i

const attributes: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  a: {
    href: (value) => ['http:', 'https:', 'mailto:'].includes(protocolOf(value)) && !leavesByPath(value),
    target: (value) => value === '_blank',
    rel: (value) => value === 'noopener noreferrer nofollow',
  },
  img: { alt: () => true, 'data-image': (value) => value === '' },
  span: { style: (value) => value.split(';').every((each) => styles.test(each)) },
  p: { style: (value) => value.split(';').every((each) => styles.test(each)) },
  h2: { style: (value) => value.split(';').every((each) => styles.test(each)) },
  h3: { style: (value) => value.split(';').every((each) => styles.test(each)) },
  th: { colspan: () => true, rowspan: () => true },
  td: { colspan: () => true, rowspan: () => true },
}

const allowed = new Set(
  'p br h2 h3 strong em u s ul ol li blockquote hr a span table colgroup col tbody tr th td img'.split(' '),
)

const home = 'https://bookrunner.example/bookbuildingweb/'

/** As a browser reads the address on one of our pages. */
const protocolOf = (href: string): string => (URL.canParse(href, home) ? new URL(href, home).protocol : '')
/** What looks like a path of ours must stay with us. */
const leavesByPath = (href: string): boolean =>
  !/^(?:https?|mailto):/i.test(href) && new URL(href, home).origin !== new URL(home).origin

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node

/** What the tree has beside the allow-list. */
const strangersIn = (node: Tree.ParentNode): string[] =>
  node.childNodes.flatMap((child) => {
    if (child.nodeName === '#text') return []
    if (!isElement(child)) return [child.nodeName]
    const { tagName, attrs, namespaceURI } = child
    const rules = attributes[tagName]
    return [
      ...(allowed.has(tagName) && namespaceURI.endsWith('/xhtml') ? [] : [`<${tagName}>`]),
      ...attrs
        .filter(({ name, value }) => !rules?.[name]?.(value))
        .map(({ name, value }) => `${tagName} ${name}=${value}`),
      ...strangersIn(child),
    ]
  })

/** Its words and attributes in their order. */
const contentOf = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => {
      if (!isElement(child)) return 'value' in child ? child.value : child.nodeName
      return child.attrs.map(({ name, value }) => `[${name}=${value}]`).join('') + contentOf(child)
    })
    .join('')

const failing = (find: (html: string) => unknown): string[] =>
  all.flatMap((html) => {
    const found = find(html)
    return found ? [`${JSON.stringify(html)}: ${JSON.stringify(found)}`] : []
  })

describe('rich text against attacks', () => {
  it('has several thousand of them, all different', () => {
    expect(all.length).toBeGreaterThan(5000)
  })

  it('is read as the allow-list alone', () => {
    const found = failing((html) => {
      const strangers = strangersIn(parseFragment(cleanRichText(html)))
      return strangers.length > 0 && strangers
    })
    expect(found).toEqual([])
  })

  it('means the same wherever it is put, and after it was read and written again', () => {
    const strangersBeside = (html: string) =>
      strangersIn(parseFragment(html)).filter((stranger) => stranger !== '<div>')
    const found = failing((html) => {
      const clean = cleanRichText(html)
      const places = [`<div>${clean}</div>`, serialize(parseFragment(clean)), `<p>${clean}`]
      const strangers = places.flatMap(strangersBeside)
      return strangers.length > 0 && strangers
    })
    expect(found).toEqual([])
  })

  it('loses nothing more when it is cleaned again', () => {
    const found = failing((html) => {
      const clean = cleanRichText(html)
      return contentOf(parseFragment(cleanRichText(clean))) !== contentOf(parseFragment(clean))
    })
    expect(found).toEqual([])
  })

  it('finds what is wrong in text that nobody cleaned', () => {
    const found = all.filter((html) => strangersIn(parseFragment(html)).length > 0)
    expect(found.length).toBeGreaterThan(all.length * 0.9)
  })
})
