import * as z from 'zod';
import type { EventDefinition } from './event-definition.js';

export const PERSON_ERASED = 'PersonErased';

export interface PersonErased {
  readonly type: typeof PERSON_ERASED;
  readonly data: { readonly person_id: string; readonly at: string };
}

/** A person's key was deleted: read models drop what they show of this person. */
export const personErased: EventDefinition = {
  type: PERSON_ERASED,
  version: 1,
  data: z.object({ person_id: z.string(), at: z.string() }),
};
