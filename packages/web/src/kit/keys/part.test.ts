import { describe, expect, it } from 'vitest'
import { hears, innermost, type Part } from './part.ts'

interface Node extends Part<Node> {
  readonly name: string
}

/** A part that contains itself and `inner`, as elements do. */
const part = (name: string, inner: readonly Node[] = []): Node => {
  const self: Node = {
    name,
    contains: (other) => other !== null && (other === self || inner.some((each) => each.contains(other))),
  }
  return self
}

const field = part('field')
const reply = part('reply', [field])
const footer = part('footer')
const drawer = part('drawer', [reply, footer])
const palette = part('palette')
const page = part('page', [drawer, palette])

describe('the part of the screen that a key belongs to', () => {
  it('is the one it was pressed in, the footer of a drawer included', () => {
    expect(hears(drawer, footer, drawer)).toBe(true)
    expect(hears(reply, footer, drawer)).toBe(false)
    expect(hears(drawer, palette, palette)).toBe(false)
  })

  it('is the dialog in front while nothing has the focus, and none behind another dialog', () => {
    expect(hears(drawer, page, drawer)).toBe(true)
    expect(hears(drawer, page, palette)).toBe(false)
    expect(hears(reply, page, drawer)).toBe(false)
  })

  it('is the innermost of several', () => {
    const inner = { part: reply, form: 'comment' }
    const outer = { part: drawer, form: 'order' }
    expect(innermost<Node, typeof inner>([inner, outer])).toBe(inner)
    expect(innermost<Node, typeof inner>([outer, inner])).toBe(inner)
    expect(innermost<Node, typeof inner>([])).toBeUndefined()
  })
})
