interface NewStay {
  readonly berth_id: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** The address parameters of a new reservation whose berth and dates are known. */
export function newStay({ berth_id, start_date, end_date }: NewStay): string {
  return new URLSearchParams({ create_new: 'true', start_date, end_date, berth_id }).toString();
}
