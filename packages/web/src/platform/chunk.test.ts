import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ahead, lazyScreen, mayReload } from './chunk.ts'

it('reloads once for a missing chunk, and again only after a minute (§8, no loop)', () => {
  expect(mayReload(undefined, 1_000_000)).toBe(true)
  expect(mayReload(990_000, 1_000_000)).toBe(false)
  expect(mayReload(900_000, 1_000_000)).toBe(true)
})

it('is not stopped by a clock that was set back or a wrong value', () => {
  expect(mayReload(2_000_000, 1_000_000)).toBe(true)
  expect(mayReload('yesterday', 1_000_000)).toBe(true)
})

it('shows a chunk that is there at once, and requests it once meanwhile', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => createElement('p', null, 'Here') }))
  const Screen = lazyScreen(load)
  ahead(load)
  ahead(load)
  await vi.waitFor(() => expect(renderToStaticMarkup(createElement(lazyScreen(load)))).toBe('<p>Here</p>'))
  // It would wait, and its place would stay empty, if it asked for the chunk again.
  expect(renderToStaticMarkup(createElement(Screen))).toBe('<p>Here</p>')
  expect(load).toHaveBeenCalledTimes(1)
})
