// Public functions: `kartograf/receiver` in the package, `receiver.mjs` of the compiled program in a clone.
export { forwardedAddress } from './address.ts'
export { createFileStore } from './store/file-store.ts'
export { createReceiver } from './handler.ts'
export { type ReceiverOptions } from './receive.ts'
export { removeExpired, type RetentionOptions } from './store/retention.ts'
export { mountReceiver, type MountedReceiver, type MountOptions } from './mount.ts'
export { answerWith, connectionAddress } from './node.ts'
export type { Draft, RequestStore, StoredAttachment, StoredRequest } from './request.ts'
