/** Exports for islands: browser code only, without server rendering and schemas. */
export { writeDigits } from '../i18n/write-number.ts'
export { attachmentFaults } from './forms/attachments.ts'
export { checkForm, fieldOrder } from './forms/check-form.ts'
export { STATUS, faultLine, faultText } from './forms/contract.ts'
export { formField } from './forms/fields.ts'
export { type Messages, type Outcome, outcomeOf } from './forms/outcome.ts'
export { validate } from './forms/validate.ts'
