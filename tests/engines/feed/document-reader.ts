import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** A consumer of the feed that uses only the committed document. */

type Json = Readonly<Record<string, unknown>>;

const document = z
  .object({
    channels: z.record(z.string(), z.object({ address: z.string(), messages: z.record(z.string(), z.unknown()) })),
    components: z.object({ messages: z.record(z.string(), z.unknown()), schemas: z.record(z.string(), z.unknown()) }),
  })
  .parse(JSON.parse(readFileSync(join(__dirname, '../../../docs/api/asyncapi.json'), 'utf8')));

/** Replaces references by their targets. */
function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref } = value as { $ref?: string };
  if ($ref === undefined)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner)]));
  return resolved(
    $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, step) => (at as Json)[step], document),
  );
}

const checks = new Map(
  Object.values(document.channels).flatMap(({ address, messages }) =>
    Object.entries(messages).map(([type, message]) => {
      const { payload } = resolved(message) as { payload: { allOf: readonly Json[] } };
      return [`${address} ${type}`, payload.allOf.map((part) => z.fromJSONSchema(part))] as const;
    }),
  ),
);

/** Topics and types listed in the document: `quayside.traffic.v1 quayside.stay.arrived`. */
export const documented: ReadonlySet<string> = new Set(checks.keys());

/** The violations of the document by a message, or null. */
export function complaintAbout(topic: string, message: unknown): string | null {
  const type = String((message as Json).type);
  const known = checks.get(`${topic} ${type}`);
  if (known === undefined) return `${topic}: ${type} is not documented`;
  const issues = known.flatMap((check) => check.safeParse(message).error?.issues ?? []);
  return issues.length === 0 ? null : `${type}: ${JSON.stringify(issues)}`;
}
