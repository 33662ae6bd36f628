import { setImmediate as immediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { sendInTurns, Turns } from './turns.ts'

const holdThread = (ms: number): void => {
  for (const begun = performance.now(); performance.now() - begun < ms;);
}

describe('turns', () => {
  it('are over after some milliseconds, and begin again after others had theirs', async () => {
    const turns = new Turns()
    expect(turns.isOver).toBe(false)
    holdThread(15)
    expect(turns.isOver).toBe(true)
    const heard: string[] = []
    void immediate().then(() => heard.push('other'))
    await turns.pass()
    expect(heard).toEqual(['other'])
    expect(turns.isOver).toBe(false)
  })
})

describe('statements in turns', () => {
  it('are sent in their order, with a turn only after a long one', async () => {
    const heard: string[] = []
    const send = (name: string, ms: number) => () => {
      heard.push(name)
      holdThread(ms)
      return Promise.resolve(name)
    }
    void immediate().then(() => heard.push('other'))
    const sent = sendInTurns([send('first', 0), send('second', 15), send('third', 0)])
    expect(heard).toEqual(['first', 'second'])
    expect(await sent).toEqual(['first', 'second', 'third'])
    expect(heard).toEqual(['first', 'second', 'other', 'third'])
  })

  it('fail with the first fault, also with one that is heard during a turn', async () => {
    const slow = () => {
      holdThread(15)
      return Promise.reject(new Error('refused'))
    }
    await expect(sendInTurns([slow, () => immediate()])).rejects.toThrow('refused')
  })
})
