import * as z from 'zod';
import { refuse, refuseFields, type RefusalKind } from '../../../contracts/vocabulary/refusal.js';
import { type Problem, problemOf } from '../http/problem.js';

/** The problem document of every refusal (RFC 9457). */
export const problem = z
  .object({
    type: z.string().meta({ description: 'URN of the kind of problem' }),
    title: z.string(),
    status: z.number().int(),
    error_type: z.string().meta({ description: 'Stable code to switch on' }),
    errors: z
      .array(z.object({ path: z.string(), code: z.string() }))
      .optional()
      .meta({ description: 'Fields at fault: dotted path into the request and stable message key' }),
    details: z.record(z.string(), z.unknown()).optional().meta({ description: 'Facts for the screen, by error_type' }),
    correlation_id: z.string().meta({ description: 'Finds this request in the log of the server' }),
  })
  .meta({ id: 'Problem' });

const CORRELATION = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b99';

export function problemExample(kind: RefusalKind, code: string): Problem {
  const refusal = code === 'VALIDATION' ? refuseFields({ path: 'name', code: 'tooLong' }) : refuse(kind, code);
  return problemOf(refusal, CORRELATION);
}
