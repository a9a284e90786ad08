/** Stable `error_type` codes of messages, beside those every call can answer. */
export const messageErrors = {
  /** Only its author may change a message. */
  not_own: 'MESSAGE_NOT_OWN',
  /** The boater has to wait for an answer. details: `most`. */
  too_many: 'TOO_MANY_MESSAGES',
} as const;

/** Codes of templates. */
export const templateErrors = {
  not_found: 'MESSAGE_TEMPLATE_NOT_FOUND',
  /** Another template of the marina has this name and a text in the same language. */
  name_taken: 'MESSAGE_TEMPLATE_NAME_TAKEN',
  /** details: `most`. */
  too_many: 'MESSAGE_TEMPLATE_LIMIT_REACHED',
} as const;
