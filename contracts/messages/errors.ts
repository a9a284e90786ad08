/** Stable `error_type` codes of messages, beside those every call can answer. */
export const messageErrors = {
  /** Only its author may change a message. */
  not_own: 'MESSAGE_NOT_OWN',
  /** The boater has to wait for an answer. details: `most`. */
  too_many: 'TOO_MANY_MESSAGES',
} as const;
