import type { DealDetail } from '@bookrunner/contract/deals'
import { Button } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../../platform/text.ts'
import { pageText } from './text.ts'

/** To the deal's orders; a draft has none, and who reads nothing of a book is not led there. */
export function BookLink({ detail: { face, abilities } }: { readonly detail: DealDetail }) {
  const t = useText(pageText)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (face.status === 'Draft' || abilities.readBook === 'none') return null
  const root = pathname.startsWith('/board') ? '/board' : '/deal'
  const place = `${root}/order-book?dealId=${encodeURIComponent(face.dealId)}`
  return <Button onClick={() => void navigate(place)}>{t('book')}</Button>
}
