import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { setLang, withLang, type Lang } from '../platform/language.ts'

/** Changes the language; an address that names a language is made to agree, or a reload would undo it. */
export function useLanguageChoice(): (lang: Lang) => void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return useCallback(
    (lang) => {
      setLang(lang)
      const changed = withLang(search, lang)
      if (changed !== search) void navigate(`${pathname}${changed}${hash}`, { replace: true })
    },
    [pathname, search, hash, navigate],
  )
}
