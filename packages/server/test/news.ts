import type { TestNode } from './app.ts'

/** Until every node has heard of a change of this user, and so of all earlier news. */
export const newsOf = async (userId: string, nodes: readonly Pick<TestNode, 'channel'>[]): Promise<void> => {
  const heard = nodes.map(
    ({ channel }) =>
      new Promise<void>((done) =>
        channel.on((messages) => {
          if (messages.some(({ topic, id }) => topic === 'actor' && id === userId)) done()
        }),
      ),
  )
  nodes[0]!.channel.tell({ topic: 'actor', id: userId })
  await Promise.all(heard)
}
