import { useEffect, useRef, type ReactNode } from 'react'
import { contact, topicOf } from '../../../forms/contact.ts'
import { Form } from './Form.tsx'
import type { FormProps } from './form-props.ts'
import { sendFields } from './send.ts'
import { useAskedPage } from './use-asked-page.ts'

interface Props extends FormProps {
  /** Text that names the page that the visitor came from; contains `{page}`. */
  readonly about: string
  /** Titles of the pages in the menu, by path. For other pages, the path is shown. */
  readonly titles: Readonly<Record<string, string>>
}

/** The contact form. Shows the page that the visitor came from, and preselects its topic. */
export function ContactForm({ about, titles, ...props }: Props): ReactNode {
  const page = useAskedPage()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const topic = line.current?.closest('form')?.querySelector<HTMLSelectElement>('select[name=topic]')
    // Keep what the visitor has selected before hydration.
    if (topic?.value === '') topic.value = topicOf(page)
  }, [page])
  const [before, after] = about.split('{page}')

  return (
    <Form definition={contact} send={sendFields} props={{ ...props, subject: page }}>
      {page && (
        <p className="note form-about" ref={line}>
          {before}
          <a href={page}>{titles[page] ?? page}</a>
          {after}
        </p>
      )}
    </Form>
  )
}
