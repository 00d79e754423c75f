import type { Layout, ShellContext } from 'kartograf'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Chart } from './chart.tsx'

const Later = lazy(async () => ({ default: () => <p /> }))

/** What works in islands only, or nowhere. */
function Notice({ context }: { readonly context: ShellContext }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => console.log(isOpen), [isOpen])
  return (
    <div style={{ color: 'red' }}>
      <style>{'p { color: red }'}</style>
      <script>{'alert(1)'}</script>
      <script type="application/ld+json">{'{}'}</script>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {context.t('copy')}
      </button>
      <Suspense fallback={context.t('services.settings')}>
        <Later />
      </Suspense>
      <p dangerouslySetInnerHTML={{ __html: '<b onclick="alert(1)">b</b>' }} />
      <p>
        <ul />
      </p>
      <Chart style={{ color: 'red' }} onSelect={() => setOpen(true)} />
    </div>
  )
}

export const DefaultLayout: Layout = {
  Header: Notice,
  Main: ({ children }) => <main>{children}</main>,
  Footer: Notice,
  slots: {},
}
