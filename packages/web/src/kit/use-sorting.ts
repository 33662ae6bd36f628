import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Items of a list or rows of a table in an order of their own: dragged by a handle, or moved with its arrow keys. */
export function useSorting<List extends HTMLElement>(
  ids: readonly string[],
  onMove: (from: number, to: number) => void,
) {
  const list = useRef<List>(null)
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const move = (from: number, to: number) => {
    if (from !== to && from in ids && to in ids) onMove(from, to)
  }
  const placeOf = ({ target }: globalThis.DragEvent): number =>
    [...(list.current?.children ?? [])].findIndex((item) => target instanceof Node && item.contains(target))
  const onOver = useEffectEvent((event: globalThis.DragEvent) => {
    const id = ids[placeOf(event)]
    if (dragged === undefined || id === undefined) return
    event.preventDefault()
    setOver(id)
  })
  const onDrop = useEffectEvent((event: globalThis.DragEvent) => {
    if (dragged === undefined) return
    event.preventDefault()
    end()
    move(ids.indexOf(dragged), placeOf(event))
  })
  useEffect(() => {
    const element = list.current
    const dragOver = (event: globalThis.DragEvent) => onOver(event)
    const drop = (event: globalThis.DragEvent) => onDrop(event)
    element?.addEventListener('dragover', dragOver)
    element?.addEventListener('drop', drop)
    return () => {
      element?.removeEventListener('dragover', dragOver)
      element?.removeEventListener('drop', drop)
    }
  }, [])
  return {
    list,
    item: (id: string) => ({
      'data-dragged': id === dragged || undefined,
      'data-over': (id === over && id !== dragged) || undefined,
    }),
    handle: (id: string) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', id)
        setDragged(id)
      },
      onDragEnd: end,
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        const from = ids.indexOf(id)
        move(from, from + step)
      },
    }),
  }
}

export type Sorting = Pick<ReturnType<typeof useSorting>, 'item' | 'handle'>
