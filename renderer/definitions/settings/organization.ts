import { country, EMAIL, languageTag, perLocale, text, url } from '../fields/text.ts'
import { kind, z } from '../fields/kind.ts'

const schemaType = () => text().regex(/^[A-Z][A-Za-z]+$/, 'must be a type of schema.org, such as Museum')

/** Links to it would lead nowhere without a digit. */
const phone = () =>
  kind(text().regex(/\d/, 'must be a telephone number such as +49 89 1234567'), 'telephone number', '+49 89 1234567')

const email = () =>
  kind(text().regex(EMAIL, 'must be an email address such as name@example.com'), 'email address', 'name@example.com')

/** Telephone numbers and email addresses of the organization, with further ones by name. */
export const contact = () =>
  z
    .object({
      phone: phone().describe('Telephone in international form.'),
      email: email().describe('General e-mail address.'),
    })
    .catchall(
      text().describe(
        'Further telephone numbers or email addresses by name. Telephone numbers are in structured data, so their names should be contact types such as `emergency`.',
      ),
    )
    .describe('How to reach the organization; texts refer to it as `{{site.contact.phone}}`.')

/** The company itself, for the imprint and for search engines. */
export const organization = () =>
  z
    .strictObject({
      legalName: text().describe('Full name of the company.'),
      type: schemaType().default('Organization').describe('Its schema.org type for search engines.'),
      locationType: schemaType().default('LocalBusiness').describe('The schema.org type of its locations.'),
      founded: text().optional().describe('Year of foundation.'),
      vatId: text().optional().describe('VAT identification number.'),
      callLanguages: z
        .array(languageTag())
        .min(1, 'must have at least one language')
        .optional()
        .describe('Languages in which the telephone is always answered, if not in all of the site.'),
      sameAs: z.array(url()).default([]).describe('URLs of its profiles on other websites.'),
    })
    .describe('For the imprint and for search engines.')

/** A location of the organization: its name in each language, and its postal address. */
const location = () =>
  z.strictObject({
    name: perLocale(text()).describe('Name of the location.'),
    street: text().describe('Street and number.'),
    postalCode: text().describe('Postal code.'),
    city: text().describe('Town.'),
    country: country().describe('Country.'),
    entity: text().optional().describe('Legal name of the local company.'),
    phone: phone().optional().describe('Telephone in international form.'),
    map: url().optional().describe('URL of an external map.'),
  })

/** Its locations by key. */
export const locations = () =>
  z
    .record(text(), location())
    .default({})
    .describe(
      'Where the organization is. Texts refer to it as `{{locations.graz.street}}`, and entries may name the keys.',
    )
