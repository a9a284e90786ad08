import * as z from 'zod';
import { id } from '../vocabulary/route.js';
import { requiredLine } from '../vocabulary/text.js';
import { keptQuery } from './rules/kept-query.js';
import { viewedLists, viewMailings } from './vocabulary.js';

export const viewedList = z.enum(viewedLists, 'unknownList');

/** The part of a list's address after the question mark, without the page and a search text. */
const query = z
  .string('viewQueryInvalid')
  .max(2000, 'viewQueryInvalid')
  .regex(/^[^\s#?<>"]*$/, 'viewQueryInvalid')
  .transform(keptQuery);

export const viewFields = {
  name: requiredLine(60, 'viewNameRequired'),
  query,
  /** Colleagues of the marina see the view, too. */
  shared: z.boolean().default(false),
  /** The list opens with this view. One's own default goes before a colleague's, which only managers set. */
  is_default: z.boolean().default(false),
  mail: z.enum(viewMailings).default('NONE'),
};

export const viewDetails = z.strictObject(viewFields);
export type ViewDetails = z.output<typeof viewDetails>;

/** Only reports are sent by mail. */
const mailedReports = ({ list, mail }: { list: string; mail: string }) => list === 'reports' || mail === 'NONE';

/** `id`: the view to change; absent: a new one. */
export const saveView = z
  .strictObject({ id: id.optional(), list: viewedList, ...viewFields })
  .refine(mailedReports, { path: ['mail'], error: 'onlyReportsMailed' });
export type SaveView = z.output<typeof saveView>;

export const savedView = z.object({
  id,
  list: viewedList,
  ...viewFields,
  query: z.string(),
  /** Whether the reader made it, or manages the marina that has it since its owner left, and may change it. */
  mine: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

/** `default_id`: the view with which the list opens for the reader. */
export const savedViews = z.object({
  items: z.array(savedView),
  total: z.number().int(),
  default_id: id.nullable(),
});
