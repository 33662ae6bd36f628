import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { putIntoLists } from './query.ts'

const lists = ['deals', 'list']

it('puts a live change into every list, and a list that is to be read again stays so', async () => {
  const client = new QueryClient()
  for (const name of ['one', 'two']) client.setQueryData([...lists, name], ['draft'])
  await client.invalidateQueries({ queryKey: [...lists, 'two'] })
  putIntoLists<string[]>(client, lists, (page) => page.map(() => 'live'))
  const state = (name: string) => client.getQueryState([...lists, name])
  expect([state('one')?.data, state('two')?.data]).toEqual([['live'], ['live']])
  expect([state('one')?.isInvalidated, state('two')?.isInvalidated]).toEqual([false, true])
  expect(client.getQueryData([...lists, 'three'])).toBeUndefined()
})
