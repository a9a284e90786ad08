import * as z from 'zod';

const schemas = {
  LocalEventAdded: z.object({
    marina_id: z.string(),
    name: z.string(),
    /** With its protocol; null: none was named. */
    url: z.string().nullable(),
    /** First and last day, both part of it. */
    start_date: z.string(),
    end_date: z.string(),
  }),
  LocalEventRemoved: z.object({}),
};

type Type = keyof typeof schemas;
export type LocalEventEvent = { [T in Type]: { type: T; data: z.output<(typeof schemas)[T]> } }[Type];
export type LocalEventFacts = z.output<typeof schemas.LocalEventAdded>;

export const localEventEvents = (Object.keys(schemas) as Type[]).map((type) => ({
  type,
  version: 1,
  data: schemas[type],
}));
