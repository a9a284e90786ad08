import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { id, listAnswer, pageRequest } from '../vocabulary/route.js';
import { plan, planDraft } from './plan.js';

/** A published version of a marina's plan. `revision` identifies it; prices name it as `version`. */
export const planVersion = z.object({
  version: z.number().int(),
  published_at: instant,
  /** Null once the user was erased. */
  published_by: z.string().nullable(),
  /** True for the version that prices new stays. */
  current: z.boolean(),
});

export const versionList = listAnswer(planVersion);
export const versionListRequest = z.strictObject(pageRequest);
export const versionRequest = z.strictObject({ version: z.number().int().min(0) });
export const versionAnswer = planVersion.extend({ season_pricing_plan: plan });

/** A draft is saved with the rules between its fields still broken; a row that it adds may already have an id. */
export const draftChange = planDraft.extend({ id: id.optional() });
export type DraftChange = z.infer<typeof draftChange>;

/** The marina's unpublished changes: one draft that all editors share. */
export const savedDraft = z.object({
  season_pricing_plan: draftChange,
  saved_at: instant,
});
