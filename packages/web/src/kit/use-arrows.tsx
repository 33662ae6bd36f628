import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { PaginationProps } from 'antd'
import { useText } from '../platform/text.ts'
import { pagesText } from './pages-text.ts'

/** The arrows of a pagination, named in the reader's language: antd's own say "left" and "right" in all of them. */
export function useArrows(): NonNullable<PaginationProps['itemRender']> {
  const t = useText(pagesText)
  return (_page, type, element) => {
    if (type !== 'prev' && type !== 'next') return element
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
