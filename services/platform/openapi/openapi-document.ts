import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Route } from '../../../contracts/vocabulary/route.js';
import type { ErrorKinds } from './error-kinds.js';
import { operationOf } from './route-operation.js';

export type OpenApiDocument = ReturnType<typeof createDocument>;

const DESCRIPTION = `The calls of the marina's back office, written from the very contracts that the server checks requests by.

**Paths** are accepted with and without a trailing slash. **Lists** answer \`{ items, total }\` and take \`page\` (from 1) and \`page_size\`.

**Commands** answer the record's id, its revision and the position of the log. Send an \`Idempotency-Key\` and repeat the
request as often as you like: it is carried out once. Queries that carry that position as \`X-Min-Position\` show what the command did.

**Refusals** are problem documents (RFC 9457) with a stable \`error_type\`, and \`errors\` for the fields at fault.

Dates of stays are marina-local calendar dates, instants are UTC, money is a decimal with two places in the marina's currency.
\`/health/live\`, \`/health/ready\` and \`/metrics\` are for whatever watches over the server.`;

/** OpenAPI 3.1 of the given routes. @throws when two share method and path */
export function openApiDocument(routes: readonly Route[], kinds: ErrorKinds): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const method = route.method === 'GET' ? 'get' : 'post';
    const path = (paths[route.path] ??= {});
    if (path[method] !== undefined) throw new Error(`${route.method} ${route.path} is there twice`);
    path[method] = operationOf(route, kinds);
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Quayside', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/', description: 'This server' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that signing in answers; it ends with the session',
        },
        api_key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key of a marina (`qk_…`), for programs; it opens the calls of its scopes in that marina only',
        },
        link: {
          type: 'http',
          scheme: 'bearer',
          description:
            "The token of the link of one reservation, or of one berth holder's vessel, as mailed to the boater",
        },
      },
    },
  });
}
