import { type AttachmentLimits, type FormDefinition, attachmentLimitsOf, packOf, telLink } from 'kartograf'
import type { Context, MessageKey } from '../../context.ts'
import type { FileWords, FormProps, FormWords } from './island/form-props.ts'

/** Page-specific values of a form. */
export interface FormOfPage {
  /** Key of the event or the job; empty for none. */
  readonly subject: string
  readonly endpoint: string
  readonly submit: string
  /** Email address offered instead of the form. */
  readonly email: string
  readonly hints?: Readonly<Record<string, string>>
  /** What fields are filled with at first. */
  readonly values?: Readonly<Record<string, string>>
  readonly sent: FormProps['sent']
}

/** Everything that the island of a form needs, in the language of the page. */
export function formProps(form: FormDefinition<MessageKey>, page: FormOfPage, context: Context): FormProps {
  const { t, locale, settings } = context
  const { back: _back, ...texts } = form.texts(t)
  const limits = attachmentLimitsOf(form, settings)
  const { phone } = settings.contact
  return {
    endpoint: page.endpoint,
    locale,
    subject: page.subject,
    texts,
    words: wordsOf(page.submit, context),
    hints: page.hints ?? {},
    values: page.values ?? {},
    consent: consentOf(context),
    contact: { phone, phoneHref: telLink(phone).href, email: page.email },
    files: limits && fileWords(limits, context),
    sent: page.sent,
  }
}

function wordsOf(submit: string, { t }: Context): FormWords {
  return {
    submit,
    summaryOfMany: t('form.summaryOfMany', { count: '{count}' }),
    optional: t('form.optional'),
    sending: t('form.sending'),
    retry: t('runtime.retry'),
    errorTitle: t('form.errorTitle', { title: '{title}' }),
    trap: t('form.trap'),
    failed: t('form.failed'),
    kept: t('form.kept'),
    direct: t('form.direct'),
    offline: t('form.offline'),
    unanswered: t('form.unanswered'),
    reference: t('form.reference', { id: '{id}' }),
  }
}

function consentOf({ t, chrome }: Context): FormProps['consent'] {
  const label = t('form.consentLink')
  const privacy = chrome.links['privacy']
  const link = privacy ? { label, href: privacy.href, hreflang: privacy.hreflang } : null
  if (!link) return { before: t('form.consent', { link: label }), link, hint: '', after: '' }
  const [before = '', after = ''] = t('form.consent', { link: '{link}' }).split('{link}')
  const language = link.hreflang && t(`language.in.${link.hreflang}`)
  return { before, link, hint: [language, t('link.newTab')].filter(Boolean).join(', '), after }
}

function fileWords(limits: AttachmentLimits, { t, locale }: Context): FileWords {
  const { numbers, units } = packOf(locale)
  const { decimal, group, minimumGrouping } = numbers
  const { maxFiles, maxBytes, types } = limits
  return {
    sizes: {
      signs: { decimal, group, minimumGrouping },
      kilobytes: units.kilobytes.other,
      megabytes: units.megabytes.other,
    },
    limits,
    hint: t('form.attachments.hint', {
      types: types.map((type) => type.toUpperCase()).join(', '),
      count: maxFiles,
      megabytes: maxBytes / 1024 / 1024,
    }),
    drop: t('form.attachments.drop'),
    chosen: t('form.attachments.chosen'),
    remove: t('form.attachments.remove', { name: '{name}' }),
    count: t('form.attachments.count', { count: '{count}', max: '{max}' }),
    uploaded: t('form.uploaded', { percent: '{percent}' }),
  }
}
