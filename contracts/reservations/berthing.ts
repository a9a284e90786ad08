import * as z from 'zod';
import { id } from '../vocabulary/route.js';
import { line } from '../vocabulary/text.js';
import { messageToBoater } from './create.js';
import { bothReason } from '../berths/vocabulary-schemas.js';
import { optionalStayFields, optionalStayRules, suggestedDates } from '../vocabulary/stay-dates-schemas.js';
import { changeReason, skipReason } from '../vocabulary/reservation-words-schemas.js';

/** Reason `other` needs its text, as `isAnswered` of the console has it. */
const unexplained = (value: unknown): boolean => {
  const { skip_reason, skip_reason_text = '' } = (value ?? {}) as { skip_reason?: unknown; skip_reason_text?: string };
  return skip_reason === 'other' && skip_reason_text === '';
};
const explanation = {
  path: ['skip_reason_text'],
  error: 'provideReason',
  when: ({ value }: { readonly value: unknown }) => unexplained(value),
};

/** Whether the boater of a booked stay is sent a mail about the other berth, and why it is another one. */
const telling = { tell: z.boolean().optional(), reason: changeReason.optional() };

/**
 * Staff take a suggested berth, with a reason if it is not the first. With `skip` they reject it without choosing
 * another one, which always needs a reason.
 */
export const selectMatch = z
  .strictObject({
    reservation_id: id,
    match_id: id,
    skip: z.boolean().default(false),
    skip_reason: skipReason.optional(),
    skip_reason_text: line(500).optional(),
    ...telling,
  })
  .refine((value) => !value.skip || value.skip_reason !== undefined, {
    path: ['skip_reason'],
    error: 'provideReason',
    when: ({ value }) => (value as { skip?: unknown } | null)?.skip === true,
  })
  .refine((value) => !unexplained(value), explanation);
export type SelectMatch = z.infer<typeof selectMatch>;

const berthNames = ['berth_id', 'match_id', 'custom_berth_id'] as const;

const namedBerths = (value: unknown): number =>
  berthNames.filter((name) => (value as Record<string, unknown>)[name] !== undefined).length;

/**
 * Assigns a berth, named in exactly one way, for the whole stay or a part of it. A berth whose minimum length exceeds
 * the vessel's is refused with `min_length_berth_allocationg` unless `confirm_min_length` is set.
 */
export const assignBerth = optionalStayRules(
  z.strictObject({
    reservation_id: id,
    berth_id: id.optional(),
    match_id: id.optional(),
    custom_berth_id: id.optional(),
    ...optionalStayFields,
    /** Reason for not taking the suggested berth. Without one, none is recorded; forms begin with size_not_fit. */
    skip_reason: skipReason.optional(),
    skip_reason_text: line(500).optional(),
    confirm_min_length: z.boolean().default(false),
    both_reason: bothReason.optional(),
    ...telling,
  }),
)
  .refine((value) => namedBerths(value) === 1, {
    path: ['berth_id'],
    error: 'berthRequired',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine((value) => !unexplained(value), explanation);
export type AssignBerth = z.infer<typeof assignBerth>;

/** The same command as action UPDATE_DATE. */
export const suggestDates = z.strictObject({
  reservation_id: id,
  suggested_dates: suggestedDates,
  reason: changeReason.optional(),
  message: messageToBoater.optional(),
});
export type SuggestDates = z.infer<typeof suggestDates>;
