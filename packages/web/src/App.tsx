import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'
import { RouterProvider } from 'react-router'
import { messagesNeeded } from './platform/notify.ts'
import { queryClient } from './platform/query.ts'
import { useStore } from './platform/store.ts'
import { loadMessages, router } from './router.tsx'
import { ThemeProvider } from './shell/theme/ThemeProvider.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <MessagesOnceNeeded />
      </ThemeProvider>
    </QueryClientProvider>
  )
}

// Without them the page works all the same: no reload for a missing piece.
const Messages = lazy<ComponentType>(() => loadMessages().catch(() => ({ default: () => null })))

function MessagesOnceNeeded() {
  const needed = useStore(messagesNeeded)
  return <Suspense fallback={null}>{needed && <Messages />}</Suspense>
}
