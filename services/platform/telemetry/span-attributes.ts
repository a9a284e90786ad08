/** All that a span may say besides its name and its times. Nothing in here is about a person, or free text. */
export interface SpanAttributes {
  'http.request.method'?: string;
  /** The template, never the address. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'error.type'?: string;
  'quayside.command'?: string;
  /** Why a command was turned down: a code of the contracts. */
  'quayside.refusal'?: string;
  /** Kind of stream: what stands before the record's id. */
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

/** Names of code, routes and read models: no spaces, no addresses of mail, no end of line. */
const NAME = /^(?:[\w./:*{}-]+(?:@\d+)?)$/;

/** What of these attributes may leave the process, whatever came in by mistake. */
export function allowedAttributes(given: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const allowed: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(ALLOWED, name)) continue;
    if (typeof value === 'number' || (typeof value === 'string' && NAME.test(value))) allowed[name] = value;
  }
  return allowed;
}
