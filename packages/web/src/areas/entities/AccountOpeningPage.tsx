import { Institutions } from './Institutions.tsx'

/** Account Opening: institutions, their reviews and how many contacts each has. */
export default function AccountOpeningPage() {
  return <Institutions purpose="opening" />
}
