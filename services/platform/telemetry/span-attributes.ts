/** All attributes that a span may have. None of them holds personal data or free text. */
export interface SpanAttributes {
  'http.request.method'?: string;
  /** The path template, never the address. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'error.type'?: string;
  'quayside.command'?: string;
  /** The code of the refusal of a command. */
  'quayside.refusal'?: string;
  /** The kind of stream: its prefix before the record's id. */
  'quayside.stream.category'?: string;
  'quayside.consumer'?: string;
  'quayside.event.type'?: string;
  'quayside.events'?: number;
  'quayside.documents'?: number;
  'quayside.messages'?: number;
  'quayside.hints'?: number;
}

const ALLOWED: Readonly<Record<keyof SpanAttributes, true>> = {
  'http.request.method': true,
  'http.route': true,
  'http.response.status_code': true,
  'error.type': true,
  'quayside.command': true,
  'quayside.refusal': true,
  'quayside.stream.category': true,
  'quayside.consumer': true,
  'quayside.event.type': true,
  'quayside.events': true,
  'quayside.documents': true,
  'quayside.messages': true,
  'quayside.hints': true,
};

/** Names of code, routes and read models, without spaces, mail addresses or line breaks. */
const NAME = /^(?:[\w./:*{}-]+(?:@\d+)?)$/;

/** The attributes that may leave the process, whatever the caller passed by mistake. */
export function allowedAttributes(given: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const allowed: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(ALLOWED, name)) continue;
    if (typeof value === 'number' || (typeof value === 'string' && NAME.test(value))) allowed[name] = value;
  }
  return allowed;
}
