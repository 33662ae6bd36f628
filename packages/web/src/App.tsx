import { QueryClientProvider } from '@tanstack/react-query'
import { App as Kit } from 'antd'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router'
import { connectNotify } from './platform/notify.ts'
import { queryClient } from './platform/query.ts'
import { prefetchFrame, router } from './router.tsx'
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <ConnectNotify />
        <Prefetch />
        <RouterProvider router={router} />
      </ThemeProvider>
    </QueryClientProvider>
  )
}

/** Lets code outside React speak through the kit's messages. */
function ConnectNotify() {
  const kit = Kit.useApp()
  useEffect(() => connectNotify(kit), [kit])
  return null
}

function Prefetch() {
  useEffect(() => {
    const timer = setTimeout(prefetchFrame, 1500)
    return () => clearTimeout(timer)
  }, [])
  return null
}
