import type { ReactNode } from 'react'
import { defineSection, formatDate, inline, markdown, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { Screen } from '../../components/screen/Screen.tsx'
import { screen as screenField } from '../../components/screen/schema.ts'
import { type SectionOf, headed } from '../../components/section/section.tsx'
import { PictureRow } from '../picture/PictureRow.tsx'

const schema = headed(
  'A screen of a tool, drawn from its texts and figures: beside a text, or at full width without one.',
  {
    screen: screenField().describe('What is on it.'),
    caption: inline()
      .optional()
      .describe('A sentence below it; by default, that it is an example, with the date of the page.'),
    text: markdown().optional().describe('A text beside it.'),
    flip: z.boolean().default(false).describe('Shows the screen on the left.'),
  },
)

function ScreenSection({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const caption = section.caption ? context.markdown(section.caption) : exampleNote(context)
  return (
    <PictureRow section={section} index={index} context={context} caption={caption}>
      <Screen screen={section.screen} context={context} />
    </PictureRow>
  )
}

function exampleNote({ page, locale, t }: Context): string {
  const { updated } = page.meta
  return updated === null ? t('screen.example') : t('screen.example-of', { date: formatDate(updated, locale) })
}

export const screen = defineSection('screen', schema, ScreenSection)
