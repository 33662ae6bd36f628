import { expect, it } from 'vitest'
import { announce, messagesNeeded, openStatusLine, statusLine, tell } from './notify.ts'

it('shows a success in the line of a page that has one; an error stays a message', () => {
  // Test files share the module; another one may have asked for the kit.
  messagesNeeded.set(false)
  const close = openStatusLine()
  tell('success', 'Saved.')
  expect(statusLine.get()).toEqual({ content: 'Saved.' })
  announce('success', 'Guidance announced', 'T+120')
  expect(statusLine.get()).toEqual({ content: 'Guidance announced · T+120' })
  expect(messagesNeeded.get()).toBe(false)
  tell('error', 'Not saved.')
  expect(statusLine.get()).toEqual({ content: 'Guidance announced · T+120' })
  expect(messagesNeeded.get()).toBe(true)

  close()
  expect(statusLine.get()).toBeUndefined()
  tell('success', 'Saved.')
  expect(statusLine.get()).toBeUndefined()
})
