import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { PaginationProps } from 'antd'
import { defineText, useText } from '../platform/text.ts'

/** The arrows under a list that has more than one page. */
const pagesText = defineText('pages', {
  previous: ['Previous page', '上一页', '上一頁'],
  next: ['Next page', '下一页', '下一頁'],
})

/** The arrows of a pagination, named in the reader's language: antd's own say "left" and "right" in all of them. */
export function useArrows(): NonNullable<PaginationProps['itemRender']> {
  const t = useText(pagesText)
  return (_page, type, element) => {
    if (type === 'page') return element
    // A jump over several pages is named by its place in the list.
    if (type !== 'prev' && type !== 'next') return <span aria-hidden>{element}</span>
    const back = type === 'prev'
    return (
      <button
        type="button"
        tabIndex={-1}
        className="ant-pagination-item-link"
        aria-label={t(back ? 'previous' : 'next')}
      >
        {back ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      </button>
    )
  }
}
