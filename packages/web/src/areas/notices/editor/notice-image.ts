import { Node } from '@tiptap/core'
import type { Store } from '../../../platform/store.ts'

interface Options {
  /** Where the browser holds the image of the notice; undefined while it loads. */
  readonly source: Store<string | undefined>
}

/** The mark of the notice's one image. The text holds no address: each screen puts the image there. */
export const NoticeImage = Node.create<Options>({
  name: 'noticeImage',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ alt: { default: '' } }),
  // An image of another page is no file of this notice.
  parseHTML: () => [{ tag: 'img[data-image]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, 'data-image': '' }],
  addNodeView() {
    const { source } = this.options
    return ({ node }) => {
      const dom = document.createElement('img')
      dom.alt = String(node.attrs.alt)
      const show = () => {
        const found = source.get()
        if (found) dom.src = found
        else dom.removeAttribute('src')
      }
      show()
      const stop = source.subscribe(show)
      return { dom, destroy: stop }
    }
  },
})
