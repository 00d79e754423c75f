import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('process'),
  ...frameFields,
  ...headFields,
  steps: z
    .array(z.strictObject({ duration: text(), title: text(), text: inline(), deliverable: text() }))
    .min(3)
    .max(5),
  roles: z.strictObject({ you: inline(), we: inline() }).optional(),
})

function Process({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="process">
      <div className="block">
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
      </div>
    </SectionFrame>
  )
}

/** How it runs: duration first, deliverable last, and who does what. */
export const process = defineSection('process', schema, Process)
