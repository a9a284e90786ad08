import type * as z from 'zod';

/** The schema of what a call takes. */
export function bodyOf<Body extends z.ZodType>({ body }: { readonly body?: Body }): Body {
  if (body === undefined) throw new Error('The call takes nothing');
  return body;
}
