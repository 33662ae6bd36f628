import { NotFound } from './ErrorPage.tsx'

export default function NotFoundPage() {
  return <NotFound alone />
}
