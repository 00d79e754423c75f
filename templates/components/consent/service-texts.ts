import type { ServiceTexts } from 'kartograf'
import type { Context } from '../../context.ts'

/** Texts of the dialog about services, and of placeholders of embeds. Only sites with services need them. */
export function serviceTexts(t: Context['t']): ServiceTexts {
  return {
    heading: t('services.heading'),
    lead: t('services.lead'),
    accept: t('services.accept'),
    reject: t('services.reject'),
    save: t('services.save'),
    close: t('services.close'),
    details: t('services.details'),
    provider: t('services.provider'),
    hosts: t('services.hosts'),
    privacy: t('services.privacy'),
    storage: t('services.storage'),
    waiting: (service, provider) => t('services.waiting', { service, provider }),
    once: (service) => t('services.once', { service }),
    always: (service) => t('services.always', { service }),
    elsewhere: (service) => t('services.elsewhere', { service }),
    newTab: t('link.newTab'),
  }
}
