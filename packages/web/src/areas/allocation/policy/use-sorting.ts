import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react'

/** Things of a list dragged by their handles: which is dragged, which it is over, and where it is let go. */
export function useSorting(ids: readonly string[], onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const placeOf = (event: globalThis.DragEvent): number => {
    const item = event.target instanceof Element ? event.target.closest('li') : null
    return item && list.current ? [...list.current.children].indexOf(item) : -1
  }
  const onOver = useEffectEvent((event: globalThis.DragEvent) => {
    const at = placeOf(event)
    if (dragged === undefined || at < 0) return
    event.preventDefault()
    setOver(at)
  })
  const onDrop = useEffectEvent((event: globalThis.DragEvent) => {
    const [from, to] = [ids.indexOf(dragged ?? ''), placeOf(event)]
    if (from < 0) return
    event.preventDefault()
    end()
    if (to >= 0 && to !== from) onMove(from, to)
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
    dragged,
    over,
    handle: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        setDragged(id)
      },
      onDragEnd: end,
    }),
  }
}
