/** What `watch` and `serve` say about the requests of the forms. */
export const FORMS_HELP = `

Requests of the forms are kept in the data folder, and handed on as these variables say (cli/receiver/README.md):
  FORMS_SMTP_URL, FORMS_MAIL_FROM, FORMS_MAIL_TO   as a mail
  FORMS_WEBHOOK_URL, FORMS_WEBHOOK_SECRET          to an address, as signed JSON
  FORMS_RETRY_SECONDS                              until what failed is tried again (default: 300)`
