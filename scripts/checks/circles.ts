import { posix } from 'node:path'
import { importsOf, type SourceFile } from './imports.ts'
import { targetOf } from './location.ts'

/** The files that each file of the project imports, values and types alike; what is imported later, on demand, is not. */
const importGraph = (sources: readonly SourceFile[]): Map<string, string[]> => {
  const known = new Set(sources.map(({ path }) => path))
  return new Map(
    sources.map((source) => [
      source.path,
      importsOf(source)
        .filter(({ dynamic }) => !dynamic)
        .map(({ specifier }) => targetOf(source.path, specifier))
        .flatMap((target) => ('location' in target ? [posix.normalize(target.location.path)] : []))
        .filter((path) => known.has(path)),
    ]),
  )
}

/**
 * Every group of files that import each other, directly or through others (Tarjan's strongly connected components).
 * An import of types counts: whoever reads one of the files has to read them all.
 */
export const circlesIn = (sources: readonly SourceFile[]): string[][] => {
  const graph = importGraph(sources)
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  const visit = (path: string): void => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    stack.push(path)
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const group = stack.splice(stack.indexOf(path))
    const importsItself = graph.get(path)?.includes(path) ?? false
    if (group.length > 1 || importsItself) circles.push(group.toSorted())
  }

  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return circles.toSorted((a, b) => a[0]!.localeCompare(b[0]!))
}
