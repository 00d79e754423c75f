import type { ReactNode } from 'react'
import { inline, text, z } from 'kartograf'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('A process: duration first, result last, and who does what.', {
  steps: z
    .array(
      z.strictObject({
        duration: text().describe('How long it takes.'),
        title: text().describe('The step.'),
        text: inline().describe('What happens.'),
        deliverable: text().describe('Result.'),
      }),
    )
    .min(3)
    .max(5)
    .describe('The steps.'),
  roles: z
    .strictObject({ you: inline().describe('What the customer does.'), we: inline().describe('What we do.') })
    .optional()
    .describe('Who does what.'),
})

/** The fields of the section, for sections that quote it. */
export type Steps = z.infer<typeof schema>

function Process({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <>
      <ol className="process-steps" data-steps={section.steps.length}>
        {section.steps.map((step) => (
          <li key={step.title}>
            <p className="process-duration">{step.duration}</p>
            <h3>{step.title}</h3>
            <p>{context.markdown(step.text)}</p>
            <p className="process-deliverable">
              <span>{context.t('process.deliverable')}</span> {step.deliverable}
            </p>
          </li>
        ))}
      </ol>
      {section.roles && (
        <dl className="process-roles">
          <div>
            <dt>{context.t('process.you')}</dt>
            <dd>{context.markdown(section.roles.you)}</dd>
          </div>
          <div>
            <dt>{context.t('process.we')}</dt>
            <dd>{context.markdown(section.roles.we)}</dd>
          </div>
        </dl>
      )}
    </>
  )
}

export const process = framedSection('process', schema, Process)
