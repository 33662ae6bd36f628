import { expect, it } from 'vitest'
import { personal } from './use-personal.ts'

interface Layouts {
  readonly current: string
  readonly named: readonly string[]
}

const usual: Layouts = { current: 'usual', named: [] }

/** Windows of one browser, which share its storage. */
function windows(full = false) {
  let stored: string | undefined
  return () =>
    personal<Layouts>({
      read: () => (stored === undefined ? undefined : JSON.parse(stored)),
      write: (value) => {
        if (!full) stored = JSON.stringify(value)
      },
      from: (value) => (value as Layouts | undefined) ?? usual,
      merge: ({ current }, { named }) => ({ current, named }),
    })
}

it('a change keeps what another window stored meanwhile', () => {
  const open = windows()
  const [one, other] = [open(), open()]
  one.change(({ current }) => ({ current, named: ['Morning'] }))
  other.change(({ named }) => ({ current: 'wide', named }))
  expect(other.store.get()).toEqual({ current: 'wide', named: ['Morning'] })
  expect(open().store.get()).toEqual({ current: 'wide', named: ['Morning'] })
})

it('a window takes over what another one stored, but for what is its own', () => {
  const open = windows()
  const [one, other] = [open(), open()]
  one.change(() => ({ current: 'wide', named: ['Morning'] }))
  other.hear()
  expect(other.store.get()).toEqual({ current: 'usual', named: ['Morning'] })
})

it('a window whose storage is full keeps its own changes', () => {
  const one = windows(true)()
  one.change(({ current }) => ({ current, named: ['Morning'] }))
  one.change(({ named }) => ({ current: 'wide', named }))
  expect(one.store.get()).toEqual({ current: 'wide', named: ['Morning'] })
})
