import { path, text, url } from '../fields/text.ts'
import { z } from '../fields/kind.ts'

const positive = () => z.number().int().positive()

/** Another host. It becomes a part of the security policy, where other characters have a meaning. */
const elsewhere = () =>
  url().regex(
    /^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?(\/|$)/iu,
    'must be a URL with a plain host, such as https://forms.example.com/booking',
  )

/** Settings of one form. */
const formTarget = z.strictObject({
  endpoint: z
    .union([path(), elsewhere()])
    .nullable()
    .default(null)
    .describe('Endpoint: a path of the site or an external URL. Without one, pages show email and telephone.'),
  thanks: path().optional().describe('Thank-you page for visitors without script.'),
  keepDays: positive().default(180).describe('Days after which the receiver deletes a stored request.'),
  attachments: z
    .strictObject({
      maxFiles: positive().default(3).describe('Files that may be attached.'),
      maxMegabytes: positive().default(10).describe('Size of each file.'),
      types: z
        .array(text().regex(/^[a-z0-9]+$/, 'must be a file extension such as pdf'))
        .min(1, 'must have at least one extension')
        .default(['pdf', 'docx', 'odt', 'jpg', 'png'])
        .describe('File extensions without a dot.'),
    })
    .prefault({})
    .describe('For a form that takes files.'),
})
export type FormTarget = z.infer<typeof formTarget>

/** Settings of all forms. Exported, because declarations of the package name it. */
export interface FormSettings {
  /** Forms submitted faster than this are treated as spam. */
  readonly minimumSeconds: number
  /** Maximum number of requests per hour from one IP address. */
  readonly hourlyLimit: number
  readonly byName: Readonly<Record<string, FormTarget>>
  /** Defaults for a form that the settings do not name. */
  readonly unset: FormTarget
}

/** Forms by name, with common settings beside them: a shape that a static type cannot express. */
export const forms = (): z.ZodType<FormSettings> =>
  z
    .object({
      minimumSeconds: z.number().min(0).default(3).describe('Forms submitted faster than this are treated as spam.'),
      hourlyLimit: positive().default(20).describe('Maximum number of requests per hour from one IP address.'),
    })
    .catchall(formTarget.describe('A form by its name.'))
    .prefault({})
    .transform(({ minimumSeconds, hourlyLimit, ...byName }) => ({
      minimumSeconds,
      hourlyLimit,
      byName,
      /** Defaults for a form that the settings do not name. */
      unset: formTarget.parse({}),
    }))
